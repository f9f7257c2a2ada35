// Stories of an identity that no account knows.
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { fakeLoginAnswer } from '../../shell/session/fake-session.ts';
import { type BindEvent, bindFlowFor } from './bind.flow.ts';
import type { BindProblem } from './bind.rules.ts';

const answer = fakeLoginAnswer({ userName: 'brightkoi274', firstTimeLogin: true });
const problem: BindProblem = { at: 'form', message: 'no', reference: 'SO-2' };

const flowWith = ({ mayChooseNew = true, byItself = false, agreed = false, isRegistering = false } = {}) =>
  bindFlowFor({ socialRegisterNew: mayChooseNew, socialAutoRegister: byItself }, { agreed, isRegistering });
const play = (...events: BindEvent[]) => playFlow(flowWith(), events);

const refused: BindEvent = { type: 'refused', problem };
const lost: BindEvent = { type: 'answerLost', reference: 'SO-2' };
const registering = [{ type: 'choseNew' }, { type: 'agreed' }] as const satisfies readonly BindEvent[];

describe('a new account', () => {
  test('OV-02 is made after its meaning has been read', () => {
    expect(flowWith().start).toEqual({ state: { at: 'choosing', problem: null }, effects: [] });
    expect(play({ type: 'choseNew' })).toEqual({ state: { at: 'agreeing', problem: null }, effects: [] });
    expect(play(...registering).effects).toEqual([{ do: 'register' }]);
  });

  test('OV-02 stores the token and finishes as registered', () => {
    const { state, effects } = play(...registering, { type: 'registered', answer });
    expect(state).toEqual({ at: 'done' });
    expect(effects.slice(1)).toEqual([
      { do: 'enter', answer },
      { do: 'finish', as: 'registered' },
    ]);
  });

  test.each([
    ['at once', false, []],
    ['after a closed log-in', false, [{ type: 'choseExisting' }, { type: 'notLoggedIn' }]],
    ["after a refusal with the 'o' flag", true, [refused]],
    [
      "after a refusal and a closed log-in with the 'o' flag",
      true,
      [refused, { type: 'choseExisting' }, { type: 'notLoggedIn' }],
    ],
  ] as const satisfies readonly (readonly [string, boolean, readonly BindEvent[]])[])(
    'OV-02 without FIREBASECREATEACC3 nobody chooses it: %s',
    (_, byItself, events) => {
      const [before, after] = [[], [{ type: 'choseNew' }] as const].map((last) =>
        playFlow(flowWith({ mayChooseNew: false, byItself, agreed: true }), [...events, ...last]),
      );
      expect(before?.state.at).toBe('choosing');
      expect(after).toEqual(before);
    },
  );

  describe('of a number that was confirmed on the registration, without FIREBASECREATEACC3', () => {
    const flow = flowWith({ mayChooseNew: false, isRegistering: true });

    test('PH-03 needs no choice, only its terms', () => {
      expect(flow.start).toEqual({ state: { at: 'agreeing', problem: null }, effects: [] });
      const { effects } = playFlow(flow, [{ type: 'agreed' }, { type: 'registered', answer }]);
      expect(effects).toEqual([{ do: 'register' }, { do: 'enter', answer }, { do: 'finish', as: 'registered' }]);
    });

    test.each<[string, readonly BindEvent[]]>([
      ['a refusal', [{ type: 'agreed' }, refused]],
      ['a closed log-in', [{ type: 'choseExisting' }, { type: 'notLoggedIn' }]],
    ])('PH-03 can be chosen again after %s', (_, events) => {
      expect(playFlow(flow, events).state.at).toBe('choosing');
      expect(playFlow(flow, [...events, { type: 'choseNew' }]).state.at).toBe('agreeing');
    });
  });

  test("SO-02 with the 'o' flag it is made by itself when its meaning was beside the buttons", () => {
    expect(flowWith({ byItself: true, agreed: true }).start).toEqual({
      state: { at: 'registering', lost: 0 },
      effects: [{ do: 'register' }],
    });
  });

  test("SO-02 with the 'o' flag and nothing read before, only that is confirmed", () => {
    expect(flowWith({ byItself: true }).start).toEqual({ state: { at: 'agreeing', problem: null }, effects: [] });
  });

  test('a lost answer is retried with the same intent, then the person decides', () => {
    const all = [1_000, 3_000, 8_000].flatMap((): BindEvent[] => [lost, { type: 'retryDue' }]);
    const { state, effects } = play(...registering, ...all, lost);
    expect(state).toEqual({ at: 'unanswered', reference: 'SO-2' });
    expect(
      effects.filter((effect) => effect.do === 'retryLater').map((effect) => 'pauseMs' in effect && effect.pauseMs),
    ).toEqual([1_000, 3_000, 8_000]);
    expect(play(...registering, ...all, lost, { type: 'retryTapped' }).effects.at(-1)).toEqual({ do: 'register' });
  });

  test.each<[string, BindProblem | null, string]>([
    ['shows the choice with the refusal', problem, 'choosing'],
    ['shows the terms again when they were refused', { ...problem, again: true }, 'agreeing'],
    ['shows only the choice when the error catalogue has shown a message', null, 'choosing'],
  ])('%s', (_, shown, at) => {
    expect(play(...registering, { type: 'refused', problem: shown }).state).toEqual({ at, problem: shown });
  });
});

describe('an existing account', () => {
  const loggedIn = [{ type: 'choseExisting' }, { type: 'loggedIn' }] as const satisfies readonly BindEvent[];

  test('OV-02 is logged in to first; then the identity is linked, and a message says so', () => {
    expect(play({ type: 'choseExisting' }).effects).toEqual([{ do: 'logIn' }]);
    expect(play(...loggedIn).effects.at(-1)).toEqual({ do: 'link' });
    expect(play(...loggedIn, { type: 'linked' }).effects.slice(-2)).toEqual([
      { do: 'showLinked' },
      { do: 'finish', as: 'loggedIn' },
    ]);
  });

  test('closing the log-in returns to the choice and links nothing', () => {
    const { state, effects } = play({ type: 'choseExisting' }, { type: 'notLoggedIn' });
    expect(state).toEqual({ at: 'choosing', problem: null });
    expect(effects).toEqual([{ do: 'logIn' }]);
  });

  test('a failed step-up stays logged in and links nothing', () => {
    const { effects } = play(...loggedIn, { type: 'notLinked', problem: null });
    expect(effects.slice(-2)).toEqual([{ do: 'link' }, { do: 'finish', as: 'loggedIn' }]);
  });

  test('a failed link stays logged in, with a message about the next step', () => {
    const { effects } = play(...loggedIn, { type: 'notLinked', problem });
    expect(effects.slice(-2)).toEqual([
      { do: 'showNotLinked', problem },
      { do: 'finish', as: 'loggedIn' },
    ]);
  });
});
