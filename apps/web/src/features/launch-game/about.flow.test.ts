import type { GameAbout } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type AboutEffect, aboutFlow } from './about.flow.ts';
import { aboutRunner } from './about.runner.ts';

const about: GameAbout = examples['game.about'].output;
const rapid = { vendor: 'LOTT', code: 'rapid5' };

const stage = (answer: object, query: Readonly<Record<string, string>> = rapid, isMember = true) => {
  const parts = {
    load: vi.fn(async () => answer),
    events: { publish: vi.fn() },
    navigation: { prefetch: vi.fn() },
    session: { current: () => (isMember ? {} : null) },
    overlays: { prepare: vi.fn(async () => Promise.reject(new Error('lost'))) },
  };
  const run = aboutRunner(parts as never, query);
  const send = vi.fn();
  return { ...parts, send, perform: (what: AboutEffect['do']) => run({ do: what }, send) };
};

test('the sheet loads what it tells, and what both ways to play need', () => {
  expect(aboutFlow.start.effects.map((effect) => effect.do)).toEqual(['load', 'prepare', 'publishView']);
  expect(playFlow(aboutFlow, [{ type: 'loaded', about }]).state).toEqual({ at: 'known', about });
  expect(playFlow(aboutFlow, [{ type: 'failed' }]).state).toEqual({ at: 'missing' });
});

test('the game is asked for by vendor and code', async () => {
  const { load, perform, send } = stage({ ok: true, value: about });
  await perform('load');
  expect(load).toHaveBeenCalledExactlyOnceWith('game.about', { vendor: 'LOTT', game: 'rapid5' });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'loaded', about });
});

test('a back end that tells nothing, or a query that names no game, leaves the sheet without facts', async () => {
  const silent = stage({ ok: false });
  await silent.perform('load');
  expect(silent.send).toHaveBeenCalledExactlyOnceWith({ type: 'failed' });
  const unnamed = stage({ ok: true, value: about }, { vendor: 'LOTT', code: '../x' });
  await unnamed.perform('load');
  expect(unnamed.load).not.toHaveBeenCalled();
  expect(unnamed.send).toHaveBeenCalledExactlyOnceWith({ type: 'failed' });
});

test.each([
  ['a member', true, ['trial']],
  ['a visitor, who logs in to play', false, ['login', 'trial']],
])('%s has the code of both ways to play ahead of the tap; a lost file disturbs nobody', async (_, isMember, names) => {
  const { navigation, overlays, perform } = stage({ ok: false }, rapid, isMember);
  await perform('prepare');
  expect(navigation.prefetch).toHaveBeenCalledExactlyOnceWith('launchGame', rapid);
  expect(overlays.prepare.mock.calls.flat()).toEqual(names);
});

test('a viewed game is published', async () => {
  const { events, perform } = stage({ ok: false });
  await perform('publishView');
  expect(events.publish).toHaveBeenCalledExactlyOnceWith('gameViewed', { vendor: 'LOTT', code: 'rapid5' });
});
