import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimsAt, firebaseProject, PROJECT, serveKeys } from '../../testing/firebase.ts';
import { firebaseVerifier } from './firebase.ts';
import { googleKeys } from './google-keys.ts';

const project = await firebaseProject();
let keys: Awaited<ReturnType<typeof serveKeys>>;

const verify = async (verifier: ReturnType<typeof firebaseVerifier>, header = {}) =>
  verifier.verify(await project.sign(claimsAt(new Date()), header), {
    channel: 'google',
    audience: PROJECT,
    at: new Date(),
  });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keys = await serveKeys([project.jwk]);
});
afterEach(async () => {
  vi.useRealTimers();
  await keys.close();
});

/** Lets time go by. */
const wait = (seconds: number): void => {
  vi.setSystemTime(Date.now() + seconds * 1000);
};

test('keys are loaded once with the first tokens and cached as long as the answer says', async () => {
  const verifier = firebaseVerifier(googleKeys(keys.url));
  expect(keys.issuer.requests).toBe(0);
  const all = await Promise.all([verify(verifier), verify(verifier), verify(verifier)]);
  expect(all.every((verified) => verified?.subject === 'u1')).toBe(true);
  wait(3500);
  await verify(verifier);
  expect(keys.issuer.requests).toBe(1);
  wait(200);
  await verify(verifier);
  expect(keys.issuer.requests).toBe(2);
});

test('an unknown key is loaded again, at most once in half a minute', async () => {
  const verifier = firebaseVerifier(googleKeys(keys.url));
  await verify(verifier);
  const unknown = () => verify(verifier, { kid: 'k2' });
  expect(await unknown()).toBeNull();
  expect(keys.issuer.requests).toBe(1);
  wait(31);
  expect(await unknown()).toBeNull();
  expect(await unknown()).toBeNull();
  expect(keys.issuer.requests).toBe(2);
  keys.issuer.keys = [project.jwk, { ...project.jwk, kid: 'k2' }];
  wait(31);
  expect(await unknown()).toMatchObject({ subject: 'u1' });
});

test('while Google is down the last keys are valid for some hours; without any it is an error', async () => {
  const verifier = firebaseVerifier(googleKeys(keys.url));
  keys.issuer.status = 503;
  await expect(verify(verifier)).rejects.toMatchObject({ code: 'service.unavailable' });
  keys.issuer.status = 200;
  await verify(verifier);
  keys.issuer.status = 503;
  wait(2 * 3600);
  expect(await verify(verifier)).toMatchObject({ subject: 'u1' });
  wait(6 * 3600);
  await expect(verify(verifier)).rejects.toMatchObject({ code: 'service.unavailable' });
});
