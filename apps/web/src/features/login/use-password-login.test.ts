import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { run } from '../../shell/flow/flow.ts';
import { loginFlow } from './login.flow.ts';
import { lateLoginRunner } from './use-password-login.ts';

const entry = { type: 'username', username: 'demo', password: 'secret words', remember: false } as const;

function stage() {
  const complete = vi.fn(async () => undefined);
  const send = vi.fn(() => new Promise<never>(() => undefined));
  const focusField = vi.fn();
  const runner = lateLoginRunner(fakeShell({ shell: { send, texts: { complete } } }), {
    focusField,
    onLoggedIn: vi.fn(),
  });
  return { runner, flow: run(loginFlow, runner.run), send, focusField, complete };
}

test('LG-06 a tap before its code is there is carried out when it comes, once', async () => {
  const { flow, send } = stage();
  flow.send({ type: 'submitted', entry });
  flow.send({ type: 'submitted', entry });
  expect(send).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('a field in need gets the focus at once, without that code', () => {
  const { flow, focusField } = stage();
  flow.send({ type: 'submitted', entry: { ...entry, username: '' } });
  expect(focusField).toHaveBeenCalledExactlyOnceWith('username');
});

test('with the first touch come the texts that a refusal, or the page after the log-in, speaks', async () => {
  const { runner, complete } = stage();
  runner.prepare();
  await vi.waitFor(() => expect(complete).toHaveBeenCalledOnce());
});
