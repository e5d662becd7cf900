import { INK } from './animals/portrait.ts';

/** The pictures of empty places: paths with fill and, where it matters, no outline. */
export type SceneName = 'lost' | 'empty' | 'asleep' | 'won' | 'closed';

/** A path and its fill; `plain` has no outline. */
export type Patch = [d: string, fill: string, plain?: boolean];

const NIGHT = '#2a2560';
const DUSK = '#4b2f68';
const STARS: Patch = [
  'M22 24h.01M58 14h.01M92 36h.01M30 60h.01M150 16h.01M214 22h.01M226 62h.01M186 44h.01M120 20h.01',
  'stars',
];

export interface Picture {
  sky: string;
  /** Behind the coyote. */
  back: Patch[];
  /** Before the coyote. */
  front: Patch[];
}

export const scenes: Record<SceneName, Picture> = {
  lost: {
    sky: '#bfe3f3',
    back: [
      ['M196 16a20 20 0 1 0 .01 0Z', '#f7c65e'],
      ['M-4 104 8 66H50L60 104Z', '#dfa57c', true],
      ['M-4 104Q60 84 120 96T244 88V164H-4Z', '#f2d5a0'],
      ['M178 140V62h8v78Z', '#a8683e'],
      ['M156 66h44l12 9-12 9h-44ZM208 92h-40l-12 8 12 8h40Z', '#cf9d58'],
    ],
    front: [
      ['M-4 136Q50 112 110 130T244 126V164H-4Z', '#e2b878'],
      [
        'M24 140V92q0-8 7-8t7 8v12h7V92q0-6 5-6t5 6v14q0 8-8 8h-9v26ZM24 116h-7q-7 0-7-7V98q0-5 4-5t5 5v8h5',
        '#6fa06f',
      ],
      ['M120 148h.01M138 143h.01M156 149h.01M174 144h.01M192 150h.01M210 145h.01', 'prints'],
    ],
  },
  empty: {
    sky: NIGHT,
    back: [
      STARS,
      ['M178 18a24 24 0 1 0 .01 0Z', '#ffe7a6', true],
      ['M-4 110 10 70H62L74 110ZM168 110l10-26h50l12 26Z', DUSK, true],
      ['M-4 108Q60 96 120 104T244 100V164H-4Z', '#7a4760'],
      ['M36 92h28v22H36ZM176 92h28v22h-28Z', '#8a5a38'],
      ['M50 86a14 6 0 1 0 .01 0ZM190 86a14 6 0 1 0 .01 0Z', '#cf9d58'],
    ],
    front: [
      ['M74 120 64 158M166 120l10 38', 'none'],
      ['M44 110v8q0 24 76 24t76-24v-8Z', '#8d6238'],
      ['M120 84q76 0 76 25t-76 25-76-25 76-25Z', '#d9b27c'],
      ['M92 98l20-3 4 16-21 3ZM128 96l20 3-4 15-20-3ZM104 116l22-1 2 12-24 1Z', '#4a3a78'],
      ['M74 150h22v14H74ZM144 150h22v14h-22Z', '#8a5a38'],
      ['M85 144a11 5 0 1 0 .01 0ZM155 144a11 5 0 1 0 .01 0Z', '#cf9d58'],
    ],
  },
  asleep: {
    sky: NIGHT,
    back: [
      STARS,
      ['M70 20A26 26 0 1 0 92 62 22 22 0 1 1 70 20Z', '#ffe7a6', true],
      ['M150 116l12-44h52l14 44Z', DUSK, true],
      ['M-4 116Q60 102 120 112T244 106V164H-4Z', '#7a4760'],
      ['M66 140C56 104 92 88 130 88s70 18 58 46Q184 140 176 140Z', '#b98a58'],
      ['M148 98q30 8 34 40', 'none'],
    ],
    front: [
      [
        'M190 134C204 122 198 104 184 104 196 120 176 130 130 132 98 132 84 136 96 146 140 152 178 150 190 134Z',
        '#d7a263',
      ],
      ['M96 146C86 140 94 132 112 132L122 148Z', '#fbeacb'],
      ['M118 48h12l-12 14h12M142 30h9l-9 11h9M160 16h7l-7 8h7', 'breath'],
    ],
  },
  won: {
    sky: NIGHT,
    back: [
      STARS,
      ['M118 6a62 62 0 1 0 .01 0Z', '#ffe7a6', true],
      ['M88 34a9 9 0 1 0 .01 0ZM150 86a12 12 0 1 0 .01 0ZM88 88a6 6 0 1 0 .01 0Z', '#f2d184', true],
      ['M-4 150 6 112H44L58 150ZM190 150l10-30h40v30Z', DUSK, true],
      ['M60 164 70 130Q74 122 84 122H160Q170 122 174 130L186 164Z', '#a86a4a'],
      ['M78 140h40M130 150h36', 'none'],
    ],
    front: [
      ['M146 112C166 120 182 110 176 90 192 104 186 130 150 123Z', '#b98a58'],
      [
        'M91 21Q97 22 99 26L112 40Q116 38 119 41L139 38 131 56C144 72 156 88 156 112 156 122 148 123 142 123H122Q118 123 120 118L127 114 118 102 117 123H103Q99 123 101 118L106 114 106 98C101 93 100 88 101 85L94 83 99 75 92 71 98 63C92 57 86 48 83 40 82 36 86 35 89 38L101 49 89 32Q85 23 91 21Z',
        '#d7a263',
      ],
      [
        'M106 98C101 93 100 88 101 85L94 83 99 75 92 71 98 63 108 66 105 76 113 82 110 90 114 98Z',
        '#fbeacb',
        true,
      ],
      ['M89 21q7 0 7 5-4 3-7 0Z', INK],
      ['M106 45q4 3 8 0M121 44l8 1-5 6M128 114q-2-16 12-20', 'none'],
    ],
  },
  closed: {
    sky: NIGHT,
    back: [
      STARS,
      ['M190 20a22 22 0 1 0 .01 0Z', '#ffe7a6', true],
      ['M-4 130Q60 110 120 120T244 114V164H-4Z', '#7a4760'],
    ],
    front: [
      ['M52 92h26v66H52ZM81 92h26v66H81ZM110 92h26v66h-26ZM139 92h26v66h-26Z', '#b5793f'],
      ['M46 100h126v13H46ZM46 136h126v13H46Z', '#cf9d58'],
      ['M30 158V74q0-8 10-8t10 8v84ZM168 158V74q0-8 10-8t10 8v84Z', '#8a5a38'],
      ['M99 112v-6q0-10 10-10t10 10v6', 'none'],
      ['M94 111h30v24H94Z', '#f2b35c'],
      ['M109 121v6', 'none'],
      ['M64 92v-6q0-6 6-6t6 6v6ZM142 92v-6q0-6 6-6t6 6v6Z', '#d7a263'],
      ['M-4 158H244V166H-4Z', '#7a4760'],
    ],
  },
};
