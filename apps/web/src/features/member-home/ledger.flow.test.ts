import type { Transaction } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type LedgerEvent, ledgerFlow } from './ledger.flow.ts';
import type { MemberHomeData } from './member-home.data.ts';

const line = (id: string): Transaction => ({
  id,
  type: 'stake',
  amount: '-500',
  balanceAfter: '1000',
  currency: 'USD',
  at: '2026-11-21T12:00:00.000Z',
  subject: 'Rapid 5 · 466976',
  reference: null,
});
const page = (ids: string, cursor: string | null = null) => ({ entries: [...ids].map(line), cursor });

function play(first: MemberHomeData['ledger'], ...events: readonly LedgerEvent[]) {
  const { state, effects } = playFlow(ledgerFlow(first), events);
  const { at, entries, cursor, open } = state;
  return { at, ids: entries.map(({ id }) => id).join(''), cursor, open, effects };
}

describe('the ledger on the member page', () => {
  test('begins with the lines of the page', () => {
    expect(ledgerFlow(page('ab', 'c1')).start.effects).toEqual([]);
    expect(play(page('ab', 'c1'))).toEqual({ at: 'shown', ids: 'ab', cursor: 'c1', open: false, effects: [] });
    expect(play({ reference: 'AB12CD34' })).toMatchObject({ at: 'failed', ids: '' });
  });

  test('opens all its lines and loads older ones page by page', () => {
    const requested = play(page('ab', 'c1'), { type: 'allTapped' }, { type: 'olderTapped' });
    expect(requested).toMatchObject({ at: 'askingOlder', open: true, effects: [{ do: 'loadOlder', cursor: 'c1' }] });
    const older: LedgerEvent = { type: 'olderArrived', page: page('bcd', null) };
    expect(play(page('ab', 'c1'), { type: 'allTapped' }, { type: 'olderTapped' }, older)).toMatchObject({
      at: 'shown',
      ids: 'abcd',
      cursor: null,
      open: true,
    });
  });

  test('a second tap while older lines load makes no call', () => {
    expect(play(page('ab', 'c1'), { type: 'olderTapped' }, { type: 'olderTapped' }).effects).toEqual([
      { do: 'loadOlder', cursor: 'c1' },
    ]);
  });

  test('at its end it offers no older lines', () => {
    expect(play(page('ab'), { type: 'olderTapped' })).toMatchObject({ at: 'shown', effects: [] });
  });

  test('a failed load keeps the known lines, and a retry loads the same page', () => {
    const failed: LedgerEvent = { type: 'askingFailed', reference: 'AB12CD34' };
    expect(play(page('ab', 'c1'), { type: 'olderTapped' }, failed)).toMatchObject({ at: 'failed', ids: 'ab' });
    expect(play(page('ab', 'c1'), { type: 'olderTapped' }, failed, { type: 'retryTapped' })).toMatchObject({
      at: 'askingOlder',
      effects: [
        { do: 'loadOlder', cursor: 'c1' },
        { do: 'loadOlder', cursor: 'c1' },
      ],
    });
  });

  test('after a game the newest lines come on top and older ones stay', () => {
    const newest: LedgerEvent = { type: 'newestArrived', page: page('xya', 'c9') };
    expect(play(page('ab', 'c1'), { type: 'pageShown' })).toMatchObject({ effects: [{ do: 'loadNewest' }] });
    expect(play(page('ab', 'c1'), { type: 'pageShown' }, newest)).toMatchObject({ ids: 'xyab', cursor: 'c1' });
  });

  test('when the pages no longer overlap, only the newest page stays', () => {
    const newest: LedgerEvent = { type: 'newestArrived', page: page('xyz', 'c9') };
    expect(play(page('ab', 'c1'), { type: 'pageShown' }, newest)).toMatchObject({ ids: 'xyz', cursor: 'c9' });
  });

  test('a failed background refresh is silent while there are lines', () => {
    const failed: LedgerEvent = { type: 'askingFailed', reference: 'AB12CD34' };
    expect(play(page('ab'), { type: 'pageShown' }, failed)).toMatchObject({ at: 'shown', ids: 'ab' });
    expect(play({ reference: 'X' }, { type: 'retryTapped' }, failed)).toMatchObject({ at: 'failed' });
  });
});
