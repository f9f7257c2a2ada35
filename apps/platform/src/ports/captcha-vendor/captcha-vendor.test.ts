// Tests both versions of the vendor against a stub: working, down, slow and nonsense.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { geetestThree } from './geetest-3.ts';
import { geetestFour } from './geetest-4.ts';
import type { CaptchaVendor, VendorProof } from './port.ts';
import { CHALLENGE, type Mood, STUB_ID, STUB_KEY, startVendorStub, type VendorStub } from './stub.ts';

/** Longer than a busy machine takes to answer. */
const TIMEOUT_MS = 20_000;
/** For a vendor that never answers. */
const SHORT_TIMEOUT_MS = 300;
let stub: VendorStub;
beforeEach(async () => {
  stub = await startVendorStub();
});
afterEach(() => stub.close());

const account = (changed: Partial<{ captchaId: string; key: string }> = {}) => ({
  captchaId: STUB_ID,
  key: STUB_KEY,
  api: stub.api,
  ...changed,
});

interface Version {
  readonly name: string;
  readonly make: (timeoutMs?: number) => CaptchaVendor;
  readonly good: VendorProof;
  readonly bad: VendorProof;
}
const versions: readonly Version[] = [
  {
    name: 'version 3',
    make: (timeoutMs = TIMEOUT_MS) => geetestThree(account(), timeoutMs),
    good: { challenge: CHALLENGE, seccode: 'good|jordan' },
    bad: { challenge: CHALLENGE, seccode: 'bad|jordan' },
  },
  {
    name: 'version 4',
    make: (timeoutMs = TIMEOUT_MS) => geetestFour(account(), timeoutMs),
    good: { lot_number: 'l1', captcha_output: 'o', pass_token: 'good', gen_time: '1700000000' },
    bad: { lot_number: 'l2', captcha_output: 'o', pass_token: 'bad', gen_time: '1700000000' },
  },
];

describe.each(versions)('$name', ({ make, good, bad }) => {
  test('accepts a good proof once and refuses a bad one', async () => {
    const vendor = make();
    expect(await vendor.validate(good, '203.0.113.1')).toBe('passed');
    expect(await vendor.validate(good, '203.0.113.1')).toBe('refused');
    expect(await vendor.validate(bad, '203.0.113.1')).toBe('refused');
    expect(await vendor.isAlive()).toBe(true);
  });

  test.each<Mood>(['broken', 'garbage', 'silent', 'moved'])(
    'a vendor that is %s is unreachable, which is no verdict on the person',
    async (mood) => {
      stub.feel(mood);
      const vendor = make(SHORT_TIMEOUT_MS);
      expect(await vendor.validate(good, '203.0.113.1')).toBe('unreachable');
      expect([await vendor.isAlive(), await vendor.start('203.0.113.1')]).toEqual([false, null]);
    },
  );

  test('a vendor without a server is unreachable', async () => {
    const vendor = make();
    await stub.close();
    expect([await vendor.validate(good, '203.0.113.1'), await vendor.isAlive()]).toEqual(['unreachable', false]);
  });

  test('the key itself is never sent', async () => {
    const vendor = make();
    await vendor.start('203.0.113.1');
    await vendor.validate(good, '203.0.113.1');
    expect(JSON.stringify(stub.requests)).not.toContain(STUB_KEY);
  });
});

test('CW-07 version 3 requests a challenge and digests it with the key, for a served id', async () => {
  expect(await geetestThree(account(), TIMEOUT_MS).start('203.0.113.1')).toBe(CHALLENGE);
  expect(stub.requests[0]).toMatchObject({
    path: '/register.php',
    fields: { gt: STUB_ID, digestmod: 'md5', json_format: '1', client_type: 'h5', ip_address: '203.0.113.1' },
  });
  expect(await geetestThree(account({ captchaId: '0'.repeat(32) }), TIMEOUT_MS).start('203.0.113.1')).toBeNull();
});

test('version 4 signs the serial number with the key; another key is refused', async () => {
  const proof = { lot_number: 'l3', captcha_output: 'o', pass_token: 'good', gen_time: '1700000000' };
  expect(await geetestFour(account({ key: 'f'.repeat(32) }), TIMEOUT_MS).validate(proof, '')).toBe('refused');
  expect(await geetestFour(account(), TIMEOUT_MS).validate(proof, '')).toBe('passed');
});

test("version 4: a proof's own faults are refused, the vendor's runtime error is the vendor's", async () => {
  const vendor = geetestFour(account(), TIMEOUT_MS);
  const proof = { lot_number: 'l4', captcha_output: 'o', pass_token: 'good', gen_time: 'yesterday' };
  expect(await vendor.validate(proof, '')).toBe('refused');
  expect(await vendor.validate({}, '')).toBe('refused');
  stub.feel('runtime');
  expect(await vendor.validate({ ...proof, gen_time: '1700000000' }, '')).toBe('unreachable');
});
