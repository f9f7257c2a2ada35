import { describe, expect, test } from 'vitest';
import { createClock } from '../../shell/clock/clock.ts';
import { minutesAndSeconds } from '../../shell/clock/time-left.ts';
import { draftOf, keptCode, sentCode, viewOf } from './code.rules.ts';

const server = Date.parse('2026-11-21T12:00:00.000Z');
const sent = sentCode(
  '+639171234567',
  { expirationTime: '2026-11-21T12:05:00.000Z', resendAt: '2026-11-21T12:01:00.000Z' },
  server,
);

test('SM-01 a code without times can be requested again after 60 s and counts to no end', () => {
  const code = sentCode('+639171234567', { expirationTime: null, resendAt: null }, server);
  expect(viewOf(code, server)).toEqual({ validSeconds: null, resendSeconds: 60 });
});

describe('the countdowns', () => {
  test.each([
    [-999, 300, 60],
    [0, 300, 60],
    [1, 299, 59],
    [59_999, 240, 1],
    [60_000, 240, 0],
    [299_999, 1, 0],
    [300_000, 0, 0],
    [9_000_000, 0, 0],
  ])('after %i ms: valid for %i s, another one in %i s', (passed, validSeconds, resendSeconds) => {
    expect(viewOf(sent, server + passed)).toEqual({ validSeconds, resendSeconds });
  });

  test.each([-86_400_000, 0, 86_400_000])('a phone whose clock is %i ms off counts the same', (off) => {
    const time = { wall: server + off, steady: 0 };
    const clock = createClock({ wall: () => time.wall, steady: () => time.steady });
    clock.learn(new Date(server).toUTCString());
    time.steady = 10_000;
    expect(viewOf(sent, clock.now())).toEqual({ validSeconds: 290, resendSeconds: 50 });
  });

  test.each([-86_400_000, 86_400_000])('and also after a refresh, before any answer has come (%i ms)', (off) => {
    const before = createClock({ wall: () => server + off, steady: () => 0 });
    before.learn(new Date(server).toUTCString());
    const draft = draftOf(sent, before.now() - (server + off));
    const after = createClock({ wall: () => server + off + 10_000, steady: () => 0 });
    const kept = keptCode(draft);
    after.assume(kept?.clockErrorMs ?? 0);
    expect(kept && viewOf(kept.sent, after.now())).toEqual({ validSeconds: 290, resendSeconds: 50 });
  });

  test.each([
    [258, '4:18'],
    [60, '1:00'],
    [9, '0:09'],
    [0, '0:00'],
  ])('%i seconds read %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text));
});

describe('the record over a refresh', () => {
  test('recipient and times return, and a lost answer stays lost', () => {
    expect(keptCode(draftOf(sent, 5))).toEqual({ sent, clockErrorMs: 5 });
    const lost = { ...sent, validUntil: null };
    expect(keptCode(draftOf(lost, 0))?.sent).toEqual(lost);
  });

  test('the code is never stored', () => {
    expect(Object.keys(draftOf(sent, 0)).sort()).toEqual(['clockErrorMs', 'recipient', 'resendAt', 'validUntil']);
  });

  test.each([{}, { recipient: 'x' }, { recipient: 'x', resendAt: 'soon', clockErrorMs: '0' }])(
    '%o is nothing',
    (draft) => expect(keptCode(draft)).toBeNull(),
  );
});
