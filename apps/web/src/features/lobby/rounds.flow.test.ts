import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type RoundsEvent, roundsFlow } from './rounds.flow.ts';

const rounds = examples['relay.gameMatchV2'].output.items;
const loaded: RoundsEvent = { type: 'loaded', rounds, vendors: ['TCG'] };
const play = (...events: RoundsEvent[]) => {
  const { state, effects } = playFlow(roundsFlow, events);
  return { state, done: effects.map((effect) => effect.do) };
};

test('the next rounds show, and are looked at again when the first of them closes', () => {
  expect(play(loaded)).toEqual({ state: { at: 'known', rounds, vendors: ['TCG'] }, done: ['wait'] });
  const next = [{ ...rounds[0], matchId: 'rapid5-2' }] as typeof rounds;
  expect(play(loaded, { type: 'roundsAged' }, { type: 'roundsLoaded', rounds: next })).toEqual({
    state: { at: 'known', rounds: next, vendors: ['TCG'] },
    done: ['wait', 'loadRounds', 'wait'],
  });
});

test('a change of language reloads the rounds that are loaded, and asks anew for those under way', () => {
  expect(play(loaded, { type: 'languageChanged' }).done).toEqual(['wait', 'loadRounds']);
  expect(play({ type: 'languageChanged' }).done).toEqual(['load']);
});

test('an operator without rounds and new vendors has no such section, in any language', () => {
  const nothing = play({ type: 'loaded', rounds: [], vendors: [] }, { type: 'languageChanged' });
  expect(nothing).toEqual({ state: { at: 'none' }, done: [] });
});

test('rounds that were shown stay when the next ones do not come', () => {
  const { state, done } = play(loaded, { type: 'roundsAged' }, { type: 'failed' }, { type: 'roundsAged' });
  expect(state).toMatchObject({ at: 'known', rounds });
  expect(done).toEqual(['wait', 'loadRounds', 'waitForLine', 'loadRounds']);
});
