import { expect, test } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { type ChatButtonEvent, type ChatButtonState, chatButtonFlow } from './chat.flow.ts';

const frame = { address: 'https://chat.example.com/chat/?code=x', agent: null };

function story(...events: readonly ChatButtonEvent[]) {
  let state: ChatButtonState = chatButtonFlow.start.state;
  const done: string[] = [];
  for (const event of events) {
    const step = advance(chatButtonFlow, state, event);
    state = step.state;
    done.push(...step.effects.map((effect) => effect.do));
  }
  return { state, done };
}

test('CH-01 a visitor goes to the log-in, and a member of type 4 is told', () => {
  expect(story({ type: 'tapped', standing: 'visitor' })).toEqual({
    state: { at: 'closed', unread: 0 },
    done: ['logIn'],
  });
  expect(story({ type: 'tapped', standing: 'forbidden' }).done).toEqual(['sayForbidden']);
});

test('CH-01 a member’s chat opens once, however often the button is tapped, and is counted when it closes', () => {
  const tap: ChatButtonEvent = { type: 'tapped', standing: 'member' };
  const { state, done } = story(tap, tap, { type: 'frameReady', frame }, { type: 'closed' });
  expect([state.at, done]).toEqual(['closed', ['open', 'focusFrame', 'focusButton', 'count']]);
});

test('the badge follows the count, and goes with the member', () => {
  expect(story({ type: 'counted', unread: 3 }).state).toEqual({ at: 'closed', unread: 3 });
  const open: ChatButtonEvent[] = [
    { type: 'counted', unread: 3 },
    { type: 'tapped', standing: 'member' },
  ];
  const shown = story(...open, { type: 'frameReady', frame }, { type: 'counted', unread: 0 });
  expect(shown.state).toEqual({ at: 'open', unread: 0, frame, renewals: 0 });
  expect(story(...open, { type: 'frameReady', frame }, { type: 'loggedOut' }).state).toEqual({
    at: 'closed',
    unread: 0,
  });
});

test('CH-02 where the vendor’s script does not work, the customer services are offered', () => {
  const { state, done } = story(
    { type: 'tapped', standing: 'member' },
    { type: 'frameReady', frame },
    { type: 'vendorFailed' },
  );
  expect([state.at, done.at(-1)]).toEqual(['closed', 'offerServices']);
});

test('CH-01 a chat whose code expired gets a new one twice, and again after the panel was closed', () => {
  const opens: ChatButtonEvent[] = [
    { type: 'tapped', standing: 'member' },
    { type: 'frameReady', frame },
  ];
  const expires: ChatButtonEvent = { type: 'codeExpired' };
  const renewals = (...events: readonly ChatButtonEvent[]) =>
    story(...events).done.filter((effect) => effect === 'renew').length;
  expect(renewals(...opens, expires, expires, expires)).toBe(2);
  expect(renewals(...opens, expires, expires, { type: 'closed' }, ...opens, expires)).toBe(3);
});

test('a chat that cannot open gives the button back', () => {
  expect(story({ type: 'tapped', standing: 'member' }, { type: 'notOpened' }).state.at).toBe('closed');
});
