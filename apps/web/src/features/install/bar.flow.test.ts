import { expect, test } from 'vitest';
import type { AppOffer } from '../../kit/install/app-offer.ts';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { barFlow } from './bar.flow.ts';

const offer = { title: 'Aurora' } as AppOffer; // the flow hands it on
const allowed = { type: 'allowed', offer, hasBonus: true } as const;

test('DB-01 the bar comes for those who may see it, and downloads', () => {
  const { state, effects } = playFlow(barFlow, [allowed, { type: 'downloadTapped' }]);
  expect(state).toEqual({ at: 'shown', offer, hasBonus: true });
  expect(effects).toEqual([{ do: 'download', offer }]);
});

test('DB-01 the gift tells what the operator gives for the download', () => {
  const { state, effects } = playFlow(barFlow, [allowed, { type: 'giftTapped' }]);
  expect(state.at).toBe('shown');
  expect(effects).toEqual([{ do: 'showBonus' }]);
});

test('DB-02 who logs out of its audience does not see it any more', () => {
  expect(playFlow(barFlow, [allowed, { type: 'denied' }]).state).toEqual({ at: 'hidden' });
});

test('DB-02 a closed bar stays closed in this visit', () => {
  const { state, effects } = playFlow(barFlow, [
    allowed,
    { type: 'closeTapped' },
    allowed,
    { type: 'denied' },
    allowed,
  ]);
  expect(state).toEqual({ at: 'closed' });
  expect(effects).toEqual([{ do: 'rememberClosed' }]);
});
