import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['node_modules/', '.cache/'] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs['flat/recommended'],
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
        },
    },
    {
        rules: {
            // TypeScript knows the names; this rule does not know its types.
            'no-undef': 'off',
            '@typescript-eslint/no-explicit-any': 'error',
            'max-lines': ['error', { max: 250 }],
            // Our own router takes plain paths.
            'svelte/no-navigation-without-resolve': 'off',
        },
    },
    { files: ['src/wire.ts'], rules: { 'max-lines': 'off' } },
);
