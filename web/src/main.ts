import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { followPrefs } from './state/prefs.svelte.ts';
import { followLinks } from './state/route.svelte.ts';
import { loadWords } from './state/words.svelte.ts';

followPrefs();
followLinks();
await loadWords();

const target = document.getElementById('app');
if (target) mount(App, { target });
