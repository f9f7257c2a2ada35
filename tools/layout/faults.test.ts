// Each rule finds its fault, and nothing where there is none.
import { describe, expect, it } from 'vitest';
import { faultsOf, type Rule } from './faults.ts';
import type { Box, Control, LayoutFacts, Logo, Text } from './layout-facts.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const everywhere = box(0, 0, 360, 4000);

const text = (words: string, line: Box, more: Partial<Text> = {}): Text => ({
  text: words,
  where: `p.${words}`,
  lines: [line],
  room: everywhere,
  sight: everywhere,
  isCut: false,
  isTyped: false,
  layer: -1,
  control: -1,
  ...more,
});

const control = (name: string, at: Box, more: Partial<Control> = {}): Control => ({
  name,
  where: `button.${name}`,
  box: at,
  target: at,
  sight: everywhere,
  room: everywhere,
  layer: -1,
  group: -1,
  isInline: false,
  within: -1,
  isPlaced: false,
  ...more,
});

const logo = (width: number, more: Partial<Logo> = {}): Logo => ({
  file: 'logo',
  box: box(0, 0, width, 25),
  size: 'contain',
  ratio: 5,
  ...more,
});

const page = (facts: Partial<LayoutFacts>): LayoutFacts => ({
  width: 360,
  pageWidth: 360,
  sideways: [],
  hasStyles: true,
  logos: [],
  numberRows: null,
  texts: [],
  controls: [],
  ...facts,
});

const rulesBroken = (facts: Partial<LayoutFacts>): Rule[] => faultsOf(page(facts)).map(({ rule }) => rule);

it('finds nothing on a page in order', () => {
  const facts: Partial<LayoutFacts> = {
    logos: [logo(125)],
    numberRows: 2,
    texts: [text('Home', box(16, 10, 60, 16)), text('Games', box(16, 40, 60, 16))],
    controls: [control('Join', box(16, 80, 100, 44)), control('Log in', box(124, 80, 100, 44))],
  };
  expect(rulesBroken(facts)).toEqual([]);
});

const broken: readonly (readonly [string, Rule, Partial<LayoutFacts>])[] = [
  ['a page without its style sheets', 'styles', { hasStyles: false }],
  ['a page that scrolls sideways', 'sideways', { pageWidth: 420 }],
  ['a sheet that scrolls sideways', 'sideways', { sideways: ['section.sheet'] }],
  ['an ellipsis', 'clipped', { texts: [text('Promotions', box(0, 0, 40, 12), { isCut: true })] }],
  [
    'text beyond the edge of its box',
    'clipped',
    { texts: [text('Bet', box(0, 0, 40, 12), { room: box(0, 0, 37, 20) })] },
  ],
  ['text over text', 'overlap', { texts: [text('Dragon', box(0, 0, 60, 16)), text('Slots', box(0, 10, 60, 16))] }],
  [
    'text over a control',
    'overlap',
    { texts: [text('Title', box(0, 0, 60, 16))], controls: [control('Play', box(40, 8, 60, 44))] },
  ],
  [
    'a control over a control',
    'overlap',
    { controls: [control('A', box(0, 0, 60, 44), { group: 1 }), control('B', box(50, 0, 60, 44), { group: 1 })] },
  ],
  [
    'a control placed over the middle of another one',
    'overlap',
    {
      controls: [
        control('Game', box(0, 0, 104, 138), { group: 1 }),
        control('Heart', box(30, 50, 44, 44), { group: 1, isPlaced: true }),
      ],
    },
  ],
  [
    'a control in the corner of another one that did not place itself there',
    'overlap',
    {
      controls: [
        control('Game', box(0, 0, 104, 138), { group: 1 }),
        control('Heart', box(60, 0, 44, 44), { group: 1 }),
      ],
    },
  ],
  ['a control beyond the edge', 'offScreen', { controls: [control('Join', box(330, 0, 60, 44))] }],
  ['a logo beyond the edge', 'offScreen', { logos: [logo(125, { box: box(300, 0, 125, 25) })] }],
  ['a target lower than 44 pixels', 'smallTarget', { controls: [control('Terms', box(0, 0, 60, 22))] }],
  ['a target narrower than 44 pixels', 'smallTarget', { controls: [control('Help', box(0, 0, 30, 44))] }],
  [
    'targets less than 8 pixels apart',
    'closeTargets',
    { controls: [control('A', box(0, 0, 60, 44)), control('B', box(64, 0, 60, 44))] },
  ],
  ['a logo that is cropped', 'logo', { logos: [logo(84, { size: 'auto 25px' })] }],
  ['a picker with one row on the first screen', 'numbers', { numberRows: 1 }],
  ['a logo too small to read', 'logo', { logos: [logo(80)] }],
  ['a wide logo too small to read', 'logo', { logos: [logo(98, { ratio: 12 })] }],
];

it.each(broken)('finds %s', (_, rule, facts) => {
  expect(rulesBroken(facts)).toEqual([rule]);
});

describe('finds no fault in', () => {
  const fine: readonly (readonly [string, Partial<LayoutFacts>])[] = [
    [
      'an ellipsis in a name that a person typed',
      { texts: [text('Wwwww', box(0, 0, 40, 12), { isCut: true, isTyped: true })] },
    ],
    ['a link in a sentence', { controls: [control('Terms', box(0, 0, 60, 20), { isInline: true })] }],
    ['a logo 17 pixels high', { logos: [logo(85)] }],
    ['the operator’s mark', { logos: [logo(36, { file: 'mark', ratio: 1 })] }],
    [
      'texts that scroll under each other',
      { texts: [text('Bar', box(0, 0, 60, 16), { layer: 0 }), text('Page', box(0, 4, 60, 16))] },
    ],
    [
      'text that is scrolled out of a row',
      { texts: [text('A', box(0, 0, 60, 16)), text('B', box(20, 0, 60, 16), { sight: box(100, 0, 200, 40) })] },
    ],
    [
      'cells of one group that touch',
      { controls: [control('1', box(0, 0, 44, 44), { group: 0 }), control('2', box(44, 0, 44, 44), { group: 0 })] },
    ],
    [
      'a button that is scrolled behind another one',
      {
        controls: [
          control('Close', box(0, 0, 44, 44)),
          control('Remove', box(0, 10, 44, 44), { sight: box(0, 60, 360, 200) }),
        ],
      },
    ],
    [
      'a small button that is touched on more',
      { controls: [control('Eye', box(0, 4, 44, 36), { target: box(0, 0, 44, 44) })] },
    ],
    [
      'a heart in the corner of a picture',
      {
        controls: [
          control('Game', box(0, 0, 104, 138), { group: 1 }),
          control('Heart', box(60, 0, 44, 44), { group: 1, isPlaced: true }),
        ],
      },
    ],
    [
      'a letter in the corner of a tile in no group',
      {
        controls: [control('Game', box(0, 0, 104, 138)), control('About', box(50, 10, 44, 44), { isPlaced: true })],
      },
    ],
    [
      'the words of a control',
      { texts: [text('Join', box(10, 10, 40, 16), { control: 0 })], controls: [control('Join', box(0, 0, 60, 44))] },
    ],
  ];

  it.each(fine)('%s', (_, facts) => {
    expect(rulesBroken(facts)).toEqual([]);
  });
});
