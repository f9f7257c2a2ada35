import type { Transaction } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type LedgerEvent, ledgerFlow } from './ledger.flow.ts';
import type { MemberHomeData } from './member-home.data.ts';

const page = (ids: string) => ({ entries: [...ids].map((id) => ({ id }) as Transaction) });
const failed: LedgerEvent = { type: 'askingFailed', reference: 'AB12CD34' };
const loadNewest = { do: 'loadNewest' };

function play(first: MemberHomeData['ledger'], ...events: readonly LedgerEvent[]) {
  const { state, effects } = playFlow(ledgerFlow(first), events);
  return { at: state.at, ids: state.entries.map(({ id }) => id).join(''), effects };
}

describe('the ledger on the member page', () => {
  test('begins with the lines of the page', () => {
    expect(play(page('ab'))).toEqual({ at: 'shown', ids: 'ab', effects: [] });
    expect(play({ reference: 'AB12CD34' })).toEqual({ at: 'failed', ids: '', effects: [] });
  });

  test('after a game the newest lines take the place of the old ones', () => {
    const newest: LedgerEvent = { type: 'newestArrived', page: page('xya') };
    expect(play(page('ab'), { type: 'pageShown' })).toEqual({ at: 'asking', ids: 'ab', effects: [loadNewest] });
    expect(play(page('ab'), { type: 'pageShown' }, newest)).toMatchObject({ at: 'shown', ids: 'xya' });
  });

  test('a failed background refresh is silent while there are lines', () => {
    expect(play(page('ab'), { type: 'pageShown' }, failed)).toMatchObject({ at: 'shown', ids: 'ab' });
  });

  test('a load that failed can be tried again, as often as it fails', () => {
    expect(play({ reference: 'X' }, { type: 'retryTapped' }, failed, { type: 'retryTapped' })).toEqual({
      at: 'asking',
      ids: '',
      effects: [loadNewest, loadNewest],
    });
  });
});
