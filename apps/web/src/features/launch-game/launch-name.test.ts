import type { LaunchRequest } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { loadName } from './launch-name.ts';

const [lane] = examples['game.lanes'].output.data.lanes;
const [card] = lane?.cards ?? [];
const cards = [
  { ...card, vendor: 'PG', gameCode: 'koi', displayName: 'Koi Fortune' },
  { ...card, vendor: 'LOTT', gameCode: 'rapid5', displayName: 'Rapid 5' },
  { ...card, vendor: 'JILI', gameCode: '', displayName: 'Announced' },
];
const outcome = { ok: true, value: { data: { lanes: [{ ...lane, cards }] } } };
const shell = fakeShell({ shell: { load: async () => outcome } });
const base = { device: 'MOBILE', language: 'EN' } as const;

test.each<[string, LaunchRequest, string | null]>([
  ['a game of its vendor', { ...base, vendor: 'PG', gameCode: 'koi' }, 'Koi Fortune'],
  ['a lottery', { ...base, launchMode: 'LOTT', vendor: 'LOTT', lottoGameCode: 'rapid5' }, 'Rapid 5'],
  [
    'a lottery through another of its vendors',
    { ...base, launchMode: 'SEA', vendor: 'TCG_SEA', lottoMode: 'traditional', lottoGameCode: 'rapid5' },
    'Rapid 5',
  ],
  ['a game of the same code at another vendor', { ...base, vendor: 'JILI', gameCode: 'koi' }, null],
  ['a vendor’s game that has a lottery’s code', { ...base, vendor: 'JILI', gameCode: 'rapid5' }, null],
  ['the lobby of a vendor', { ...base, vendor: 'JILI' }, null],
  ['a game that no list has', { ...base, vendor: 'PG', gameCode: 'wolf' }, null],
])('the name of %s', async (_, form, name) => {
  expect(await loadName(shell, form)).toBe(name);
});
