// Stories of the social log-in.
import { describe, expect, test } from 'vitest';
import type { ProviderToken } from '../../adapters/identity/port.ts';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { fakeLoginAnswer } from '../../shell/session/fake-session.ts';
import { isUsingToken, type SocialEvent, socialFlow } from './social.flow.ts';
import { type Around, argumentsOf } from './social.rules.ts';

const around: Around = { privateBrowsing: false, hostApp: null, installed: false, androidApp: false, bridge: false };
const token: ProviderToken = { channel: 'google', idToken: 'from-google' };
const args = argumentsOf('google', 'id-token');
const answer = fakeLoginAnswer({ userName: 'maya', passwordExpired: true });
const failure = (errorCode: string, more: Partial<Failure> = {}) =>
  fakeFailure({ errorCode, message: 'What the platform says.', reference: 'SO-1', ...more });

/** Plays events without the effect that watches the time, which every wait starts. */
function play(...events: SocialEvent[]) {
  const { state, effects } = playFlow(socialFlow, events);
  return { state, effects: effects.filter((effect) => effect.do !== 'watchTime') };
}

const tapped: SocialEvent = { type: 'tapped', channel: 'google', aim: 'logIn', around };
const arrived: SocialEvent = { type: 'tokenArrived', token };
const exchanged: SocialEvent = { type: 'exchanged', idToken: 'id-token' };
const loggingIn = [tapped, arrived, exchanged] as const;
const refused = (code: string, more?: Partial<Failure>): SocialEvent => ({
  type: 'refused',
  failure: failure(code, more),
});

describe('log-in by a provider', () => {
  test("SO-01 the provider's token comes first, then the log-in of type firebase", () => {
    const { state, effects } = play(...loggingIn);
    expect(effects).toEqual([
      { do: 'openWindow', channel: 'google' },
      { do: 'stopAsking' },
      { do: 'exchange', token },
      { do: 'logIn', args: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: 'id-token' } },
    ]);
    expect(state).toEqual({ at: 'loggingIn', args, slow: false });
  });

  test('SO-04 an accepted log-in stores the token and enters', () => {
    const { state, effects } = play(...loggingIn, { type: 'accepted', answer });
    expect(state).toEqual({ at: 'entered' });
    expect(effects.at(-1)).toEqual({ do: 'enter', answer });
  });

  test('SO-05 OV-05 OV-06 a token of one-tap or of a redirect needs no tap', () => {
    expect(play(arrived, exchanged).effects).toEqual([
      { do: 'exchange', token },
      { do: 'logIn', args },
    ]);
    expect(play({ type: 'cameBack', token, aim: 'logIn' }, exchanged).effects.at(-1)).toEqual({ do: 'logIn', args });
  });

  test('PH-03 a code that phone-auth has confirmed logs in with channel phone', () => {
    const { effects } = play({ type: 'phoneConfirmed', idToken: 'phone-token' });
    expect(effects).toEqual([{ do: 'logIn', args: argumentsOf('phone', 'phone-token') }]);
  });

  test('a blocked window falls back to a redirect', () => {
    const { state, effects } = play(tapped, { type: 'windowBlocked' });
    expect(effects.at(-1)).toEqual({ do: 'leaveFor', channel: 'google' });
    expect(state).toMatchObject({ at: 'asking', mode: 'redirect' });
  });

  test('a slow log-in says so and still arrives', () => {
    expect(play(tapped, { type: 'tookLong' }).state).toMatchObject({ at: 'asking', slow: true });
    expect(play(tapped, { type: 'tookLong' }, arrived).state).toMatchObject({ at: 'exchanging', slow: false });
  });
});

describe('refused log-ins by a provider', () => {
  test('SO-02 an unknown identity leads to the choice, with the provider’s name for it', () => {
    const value = { name: 'Maya Santos', until: '2026-11-22T00:15:00.000Z' };
    const { state, effects } = play(...loggingIn, refused('bind_customer_required', { value }));
    expect(state).toEqual({ at: 'choosing', args });
    expect(effects.at(-1)).toEqual({ do: 'choose', args, name: 'Maya Santos' });
  });

  test('LG-05 a second step opens, and passing it starts the session', () => {
    const challenged = play(...loggingIn, refused('login_verify_required'));
    expect(challenged.effects.at(-1)).toMatchObject({ do: 'verify' });
    expect(play(...loggingIn, refused('login_verify_required'), { type: 'passed' }).effects.at(-1)).toEqual({
      do: 'enter',
      answer: null,
    });
  });

  const words = { message: 'What the platform says.' };
  const wait = { text: 'failure.tooManyMinutes', values: { minutes: 2 } };
  test.each<[string, Partial<Failure>, object | null]>([
    ['identity.invalid', {}, { ...words, channel: 'google' }],
    ['channel.refused', {}, { ...words, channel: 'google' }],
    ['TOO_MANY_REQUEST_LOGIN', { status: 429, retryAfterSeconds: 120 }, wait],
    ['member.excluded', { status: 403, isShown: true }, null],
    ['network', { kind: 'network', status: 0, isShown: true }, null],
  ])('SO-03 HT-08 on %s the stored arguments are removed, with one message', (code, more, problem) => {
    const { state } = play(...loggingIn, refused(code, more));
    if (problem) expect(state).toMatchObject({ at: 'idle', problem });
    else expect(state).toEqual({ at: 'idle', problem });
    expect(JSON.stringify(state)).not.toContain('id-token');
  });

  test('a final refusal leads to customer service', () => {
    const problem = { code: 'auth/user-disabled', reason: '' };
    expect(play(tapped, { type: 'wentWrong', problem }).state).toMatchObject({ problem: { help: true } });
    expect(play(...loggingIn, refused('identity.invalid')).state).not.toMatchObject({ problem: { help: true } });
  });

  test("SO-03 the platform's own message is shown", () => {
    expect(play(...loggingIn, refused('identity.invalid')).state).toMatchObject({
      problem: { at: 'form', message: 'What the platform says.', reference: 'SO-1' },
    });
  });

  test('closing the choice or the second step shows nothing more', () => {
    for (const code of ['bind_customer_required', 'login_verify_required'])
      expect(play(...loggingIn, refused(code), { type: 'left' }).state).toEqual({ at: 'idle', problem: null });
  });
});

describe('linking another account', () => {
  const link: SocialEvent = { type: 'tapped', channel: 'google', aim: 'link', around };
  const linking = [link, arrived, exchanged] as const;

  test('uses the same request, links in place of a log-in, and reloads the list', () => {
    expect(play(...linking).effects.at(-1)).toEqual({ do: 'link', args });
    const { state, effects } = play(...linking, { type: 'linked' });
    expect(state).toEqual({ at: 'idle', problem: null });
    expect(effects.slice(-2)).toEqual([{ do: 'showLinked', channel: 'google' }, { do: 'reload' }]);
  });

  test('with windows blocked the redirect keeps the same aim', () => {
    expect(play(link, { type: 'windowBlocked' }).state).toMatchObject({ mode: 'redirect', aim: 'link' });
    expect(play({ type: 'cameBack', token, aim: 'link' }, exchanged).effects.at(-1)).toEqual({ do: 'link', args });
  });

  test.each([
    ['identity.taken', {}, expect.objectContaining({ message: 'What the platform says.', reference: 'SO-1' })],
    ['network', { kind: 'network', status: 0, isShown: true } as const, null],
  ])('on %s one message is shown and the list reloads: the answer may be lost', (code, more, problem) => {
    const { state, effects } = play(...linking, { type: 'notLinked', failure: failure(code, more) });
    expect(state).toEqual({ at: 'idle', problem });
    expect(effects.at(-1)).toEqual({ do: 'reload' });
    expect(JSON.stringify(state)).not.toContain('id-token');
  });

  test('a closed step-up shows nothing', () => {
    expect(play(...linking, { type: 'left' }).state).toEqual({ at: 'idle', problem: null });
  });
});

describe('cancelled requests', () => {
  test('SO-08 a cancelled popup is ignored silently', () => {
    const problem = { code: 'auth/cancelled-popup-request', reason: '' };
    expect(play(tapped, { type: 'wentWrong', problem }).state).toEqual({ at: 'idle', problem: null });
    expect(play(tapped, { type: 'cancelled' }).state).toEqual({ at: 'idle', problem: null });
  });

  test('SO-08 another channel replaces the open window', () => {
    const { state, effects } = play(tapped, { type: 'tapped', channel: 'line', aim: 'logIn', around });
    expect(state).toMatchObject({ at: 'asking', channel: 'line' });
    expect(effects).toEqual([
      { do: 'openWindow', channel: 'google' },
      { do: 'stopAsking' },
      { do: 'openWindow', channel: 'line' },
    ]);
  });

  test('SO-08 PH-03 a confirmed phone replaces an open window and a token that is being exchanged', () => {
    const confirmed: SocialEvent = { type: 'phoneConfirmed', idToken: 'phone-token' };
    const phone = argumentsOf('phone', 'phone-token');
    for (const open of [[tapped], [tapped, { type: 'windowBlocked' }], [arrived], [tapped, arrived]] as const) {
      const { state, effects } = play(...open, confirmed);
      expect(state).toEqual({ at: 'loggingIn', args: phone, slow: false });
      expect(effects.slice(-2)).toEqual([{ do: 'stopAsking' }, { do: 'logIn', args: phone }]);
    }
    expect(play(arrived, confirmed, exchanged).state).toMatchObject({ args: phone });
  });

  test('PH-03 a code waits while a token logs in, and not while a window is open or a token is exchanged', () => {
    const using = (...events: SocialEvent[]) => isUsingToken(play(...events).state);
    expect([using(), using(tapped), using(arrived)]).toEqual([false, false, false]);
    const steps = [refused('bind_customer_required'), refused('login_verify_required')];
    expect([using(...loggingIn), ...steps.map((step) => using(...loggingIn, step))]).toEqual([true, true, true]);
    expect(using(...loggingIn, refused('identity.invalid'))).toBe(false);
  });

  test('a problem of the provider shows its code and allows a new try', () => {
    const problem = { code: 'auth/internal-error', reason: 'server_error' };
    const { state } = play(tapped, { type: 'wentWrong', problem });
    expect(state).toMatchObject({ problem: { text: 'identity.providerFailed', code: 'auth/internal-error' } });
    expect(play(tapped, { type: 'wentWrong', problem }, tapped).state).toMatchObject({ at: 'asking' });
  });

  test('a problem stays on its page', () => {
    const failed = [tapped, { type: 'wentWrong', problem: { code: 'auth/timeout', reason: '' } }] as const;
    expect(play(...failed).state).toMatchObject({ problem: { code: 'auth/timeout' } });
    expect(play(...failed, { type: 'placeChanged' }).state).toEqual({ at: 'idle', problem: null });
    expect(play(...loggingIn, { type: 'placeChanged' }).state).toMatchObject({ at: 'loggingIn' });
  });

  test('another tap does not disturb a running check', () => {
    expect(play(...loggingIn, { type: 'tapped', channel: 'line', aim: 'logIn', around }).state).toMatchObject({
      at: 'loggingIn',
    });
  });
});

describe('unsupported browsers', () => {
  const tap = (more: Partial<Around>, channel: 'google' | 'facebook' | 'twitter' | 'line' = 'google') =>
    play({ type: 'tapped', channel, aim: 'logIn', around: { ...around, ...more } });

  test('SO-06 private browsing refuses a log-in by provider', () => {
    expect(tap({ privateBrowsing: true })).toEqual({
      state: { at: 'idle', problem: null },
      effects: [{ do: 'stopAsking' }, { do: 'showRefusal', refusal: 'private', channel: 'google' }],
    });
  });

  test.each(['twitter', 'line', 'facebook'] as const)(
    'SO-07 %s is coming soon where the Android app has no bridge',
    (channel) => {
      expect(tap({ androidApp: true }, channel).effects.at(-1)).toEqual({
        do: 'showRefusal',
        refusal: 'comingSoon',
        channel,
      });
    },
  );

  test('SO-07 with a bridge the app uses its provider, Google too', () => {
    for (const channel of ['google', 'facebook', 'twitter', 'line'] as const)
      expect(tap({ androidApp: true, bridge: true }, channel).effects).toEqual([{ do: 'openInApp', channel }]);
  });

  test("SO-09 the app's 'Failure' is alerted", () => {
    const challenged: SocialEvent = {
      type: 'tapped',
      channel: 'line',
      aim: 'logIn',
      around: { ...around, androidApp: true, bridge: true },
    };
    const { state, effects } = play(challenged, { type: 'appFailed', text: 'Failure: no app' });
    expect(effects.at(-1)).toEqual({ do: 'alertFailure', text: 'Failure: no app' });
    expect(state).toEqual({ at: 'idle', problem: null });
  });

  test.each([
    ['instagram', 'google'],
    ['tiktok', 'facebook'],
    ['facebook', 'google'],
  ] as const)('inside %s a tap on %s is not sent to be refused there', (hostApp, channel) => {
    expect(tap({ hostApp }, channel).effects.at(-1)).toEqual({ do: 'showRefusal', refusal: 'hostApp', channel });
  });

  test('a provider logs in by redirect inside its own app and in an installed app', () => {
    expect(tap({ hostApp: 'line' }, 'line').effects).toEqual([{ do: 'leaveFor', channel: 'line' }]);
    expect(tap({ installed: true }).effects).toEqual([{ do: 'leaveFor', channel: 'google' }]);
  });
});
