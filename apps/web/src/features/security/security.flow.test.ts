import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type SecurityEvent, securityFlow } from './security.flow.ts';

const overview = examples['security.overview'].output;
const sessions = examples['security.sessions'].output.items;
const data = { overview, sessions };
const switchOn = { do: 'switchMethod', method: 'sms', on: true } as const;

const play = (...events: SecurityEvent[]) => playFlow(securityFlow(data), events);

describe('the security page', () => {
  test('one change runs at a time, and the page shows the state after it', () => {
    const next = { ...overview, email: null };
    const { state, effects } = play(
      { type: 'changeTapped', change: switchOn },
      { type: 'changeTapped', change: { do: 'removeApp' } },
      { type: 'changed', overview: next },
    );
    expect(effects).toEqual([switchOn]);
    expect(state).toEqual({ at: 'shown', overview: next, sessions });
  });

  test('a withdrawn or refused change leaves the state unchanged', () => {
    const { state } = play({ type: 'changeTapped', change: switchOn }, { type: 'changed', overview: null });
    expect(state).toEqual({ at: 'shown', ...data });
  });

  test('an ended session leaves the list, and a failed one stays', () => {
    const ending: SecurityEvent = { type: 'endTapped', ending: { do: 'endSession', id: 's2' } };
    expect(play(ending).effects).toEqual([{ do: 'endSession', id: 's2' }]);
    expect(play(ending, { type: 'ended', sessions: [] }).state.sessions).toEqual([]);
    expect(play(ending, { type: 'ended', sessions: null }).state).toEqual({ at: 'shown', ...data });
  });

  test('a list that failed can be loaded again', () => {
    const flow = securityFlow({ overview, sessions: { reference: 'R' } });
    const { state, effects } = playFlow(flow, [{ type: 'sessionsRetried' }, { type: 'sessionsCame', sessions }]);
    expect(effects).toEqual([{ do: 'loadSessions' }]);
    expect(state).toEqual({ at: 'shown', ...data });
  });
});
