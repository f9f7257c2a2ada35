// A puzzle and its proof when many answer at once, on a real PostgreSQL with many connections.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaptcha } from '../modules/foundation/captcha/captcha.ts';
import {
  answerOf,
  captchaWire,
  givenFor,
  operatorsWithCaptcha,
  solve,
  viewChallenge,
  visitorOf,
} from '../testing/captcha.ts';
import { requirePostgres } from '../testing/database.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const operators = operatorsWithCaptcha();
let platform: TestPlatform;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform({ merchantsDir: operators.folder });
});
afterAll(async () => {
  await platform?.close();
  operators.remove();
});

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));

const shown = async () => {
  const { body } = await captchaWire(platform, AURORA).load({ captchaId: 'aurora', kind: 'slide', action: 'login' });
  const challenge = body.value?.challenge ?? '';
  await viewChallenge(platform, challenge);
  return { challenge, right: givenFor(await answerOf(platform, challenge)) };
};

test('30 right answers at once give one proof', async () => {
  const { challenge, right } = await shown();
  const judged = await times(30, () => captchaWire(platform, AURORA).verify({ challenge, ...right }));
  expect(judged.filter(({ body }) => body.value?.solved).length).toBe(1);
});

test('of 30 wrong answers at once three are checked', async () => {
  const { challenge, right } = await shown();
  const wrong = { ...right, x: (right.x ?? 0) > 180 ? 20 : 340 };
  const judged = await times(30, () => captchaWire(platform, AURORA).verify({ challenge, ...wrong }));
  expect(judged.filter(({ body }) => body.success).length).toBe(3);
  expect(judged.filter(({ body }) => body.errorCode === 'captcha.invalid').length).toBe(27);
});

test('30 calls with one proof at once allow one', async () => {
  const proof = await solve(platform, AURORA, { action: 'login' });
  const captcha = createCaptcha(platform.context);
  const outcomes = await times(30, () =>
    captcha.require('login', proof, visitorOf(platform, 'aurora')).then(
      () => true,
      () => false,
    ),
  );
  expect(outcomes.filter(Boolean).length).toBe(1);
});
