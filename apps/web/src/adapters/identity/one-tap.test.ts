// Tests the one-tap prompt against Google's documented script: accepted tokens, closing.
import { expect, test, vi } from 'vitest';
import { fakeScriptPage, type ServerMood } from '../fake-script-page.ts';
import { createScriptLoader } from '../script-loader.ts';
import { type OneTapPage, oneTap } from './one-tap.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';
const { origin } = new URL(SCRIPT);

interface Options {
  readonly client_id: string;
  readonly nonce: string;
  readonly use_fedcm_for_prompt: boolean;
  readonly callback: (answer: { readonly credential?: unknown }) => void;
}

const tokenWith = (nonce: string): string => `e30.${Buffer.from(JSON.stringify({ nonce })).toString('base64url')}.s`;

function scene(mood: ServerMood = 'brings') {
  const initialize = vi.fn<(options: Options) => void>();
  const prompt = vi.fn();
  const cancel = vi.fn();
  const page = fakeScriptPage({ [origin]: mood }, () => {
    Object.assign(page, { google: { accounts: { id: { initialize, prompt, cancel } } } });
  });
  const tap = oneTap({
    script: SCRIPT,
    clientId: 'c1',
    scripts: createScriptLoader(page, [origin]),
    // The script puts its object there once it has come.
    page: page as unknown as OneTapPage,
    generateSecrets: async () => ({ nonce: 'n1', nonceHash: 'h1' }),
  });
  const onAnswer = vi.fn();
  const options = (): Options | undefined => initialize.mock.calls[0]?.[0];
  return { page, tap, onAnswer, prompt, cancel, options };
}

test('OV-05 the script loads with the prompt, for the operator’s account, with the hash of a nonce', async () => {
  const { page, tap, onAnswer, prompt, options } = scene();
  expect(page.requests).toEqual([]);
  await tap.prompt(onAnswer);
  expect(page.requests).toEqual([SCRIPT]);
  expect(options()).toMatchObject({ client_id: 'c1', nonce: 'h1', use_fedcm_for_prompt: true });
  expect(prompt).toHaveBeenCalledOnce();
});

test('SO-05 its credential is Google’s id token, with the nonce of the request', async () => {
  const { tap, onAnswer, options } = scene();
  await tap.prompt(onAnswer);
  const credential = tokenWith('h1');
  options()?.callback({ credential });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ channel: 'google', idToken: credential, nonce: 'n1' });
});

test.each([
  ['made for another page', tokenWith('h2')],
  ['without a nonce', 'e30.e30.s'],
  ['that is not a token', 'hello'],
  ['that is not text', 7],
])('a credential %s is refused', async (_, credential) => {
  const { tap, onAnswer, options } = scene();
  await tap.prompt(onAnswer);
  options()?.callback({ credential });
  expect(onAnswer).not.toHaveBeenCalled();
});

test('OV-05 a person who left while the script loaded sees no prompt', async () => {
  const { tap, onAnswer, prompt, cancel } = scene();
  const coming = tap.prompt(onAnswer);
  tap.cancel();
  await coming;
  expect(prompt).not.toHaveBeenCalled();
  expect(cancel).not.toHaveBeenCalled();
});

test('OV-05 a prompt on the screen can be removed', async () => {
  const { tap, onAnswer, cancel } = scene();
  await tap.prompt(onAnswer);
  tap.cancel();
  expect(cancel).toHaveBeenCalledOnce();
});

test('a missing script is silent: the button is still there', async () => {
  const { tap, onAnswer, prompt } = scene('cut');
  await tap.prompt(onAnswer);
  expect(prompt).not.toHaveBeenCalled();
});
