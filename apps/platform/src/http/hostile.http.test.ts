// Tests hostile input on every bound call: a typed error or the call's own answer, never a 5xx.
import { type Call, calls, chatCalls, errorCodes, gameCalls } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { type UploadCallName, uploadCalls } from '@foyer/contract/uploads';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const RUNS = 600;
/** Uploads carry a file in place of an input: hostile-uploads.http.test.ts sends them hostile ones. */
type Name = Exclude<keyof typeof examples, UploadCallName>;
const rows: Readonly<Record<string, Call>> = { ...calls, ...gameCalls, ...chatCalls };
const names = Object.keys(examples).filter((name) => !(name in uploadCalls)) as Name[];

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform({ loginLimitAccount: 100_000, loginLimitIp: 100_000, checkAnswers: true });
  ({ token } = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  }));
});
afterAll(() => platform.close());

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    '\ud800',
    "'; drop table member; --",
    '../../../etc/passwd',
    '//evil',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    '9'.repeat(40),
    '-1',
    '1e308',
    'NaN',
    '%00',
    'x'.repeat(3000),
    '0001-01-01T00:00:00Z',
    '9999-99-99T99:99:99Z',
    0,
    -1,
    1.5,
    1e21,
    null,
    true,
    [],
    [[[[[]]]]],
    {},
    { toString: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A good input with some fields made hostile, taken away, or added. */
const changed = (input: object) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(input), 'extra'), fc.string({ maxLength: 12 })), hostile), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) => ({ ...input, ...Object.fromEntries(changes) }));

const inputs = fc
  .constantFrom(...names)
  .chain((name) => fc.tuple(fc.constant(name), changed(examples[name].input), fc.boolean()));

test('no hostile input gives a 5xx, an answer outside the form, or a code outside the contract', async () => {
  const ends: readonly Name[] = ['session.logout', 'session.rotate', 'member.password'];
  await fc.assert(
    fc.asyncProperty(inputs, async ([name, input, withToken]) => {
      const signed = withToken && !ends.includes(name) ? { token } : {};
      // Path parameters are encoded by every client; what decodes to nothing is another path.
      const { status, body } = await platform.call(name, input as never, signed);
      expect(status).toBeLessThan(500);
      if (rows[name]?.path.endsWith('.json') && status === 200) return;
      expect(typeof body.success).toBe('boolean');
      if (!body.success) expect(errorCodes).toHaveProperty([body.errorCode]);
    }),
    { numRuns: RUNS },
  );
}, 180_000);
