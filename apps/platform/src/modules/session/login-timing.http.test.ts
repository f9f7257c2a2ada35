// Time tells nothing about who has an account.
import { expect, test } from 'vitest';
import { areaUnderCurve } from '../../testing/area-under-curve.ts';
import { startTestPlatform } from '../../testing/platform.ts';

const TRIES = 300;
const WARM_UP = 20;

test('300 interleaved tries cannot tell an unknown user from a wrong password', async () => {
  const platform = await startTestPlatform({ loginLimitAccount: 100_000, loginLimitIp: 100_000 });
  const taken = { demo: [] as number[], 'nobody-here': [] as number[] };
  try {
    for (let turn = 0; turn < TRIES + WARM_UP; turn += 1) {
      const username = turn % 2 === 0 ? 'demo' : 'nobody-here';
      const started = performance.now();
      await platform.call('session.login', { type: 'username', username, password: `wrong-${turn}` });
      if (turn >= WARM_UP) taken[username].push(performance.now() - started);
    }
  } finally {
    await platform.close();
  }
  const area = areaUnderCurve(taken.demo, taken['nobody-here']);
  expect(Math.max(area, 1 - area)).toBeLessThan(0.6);
}, 180_000);
