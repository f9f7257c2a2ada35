import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import type { PictureState } from './picture.flow.ts';
import { PictureChoice } from './picture-choice.tsx';

const settings = examples['system.settings'].output;

const choice = (state: PictureState, gw: { readonly PROFILE_ICON_COUNT?: number } = {}): string =>
  renderHtml(<PictureChoice model={{ state, send: vi.fn(), button: { current: null } }} />, {
    state: { settings: { ...settings, gw } },
  });
const buttons = (html: string): number => html.match(/aria-pressed=/g)?.length ?? 0;

test.each([
  [undefined, 10],
  [3, 4],
  [9, 10],
  [20, 21],
])('an operator that counts %s pictures offers %s with its own', (count, shown) => {
  const gw = count === undefined ? {} : { PROFILE_ICON_COUNT: count };
  expect(buttons(choice({ at: 'choosing', icon: null }, gw))).toBe(shown);
});

test('each picture has its name, and the one that the member has is pressed', () => {
  const html = choice({ at: 'choosing', icon: 3 });
  expect(html).toContain('aria-label="1: Tiger"');
  expect(html.match(/aria-label="([^"]*)" aria-pressed="true"/)?.[1]).toBe('3: Owl');
  expect(html).not.toMatch(/\sstyle=/);
});

test('the one that is saved is marked while it is on its way', () => {
  const html = choice({ at: 'saving', icon: 3, wanted: 1 });
  expect(html.match(/aria-label="([^"]*)" aria-pressed="true" aria-busy="true"/)?.[1]).toBe('1: Tiger');
});

test('nothing is there before the tap', () => {
  expect(choice({ at: 'closed', icon: 3 })).toBe('');
});
