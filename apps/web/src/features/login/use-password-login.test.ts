import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { run } from '../../shell/flow/flow.ts';
import { loginFlow } from './login.flow.ts';
import { lazyLoginRunner } from './use-password-login.ts';

const entry = { type: 'username', username: 'demo', password: 'secret words', remember: false } as const;

function stage() {
  const send = vi.fn(() => new Promise<never>(() => undefined));
  const focusField = vi.fn();
  const runner = lazyLoginRunner(fakeShell({ shell: { send } }), {
    focusField,
    onLoggedIn: vi.fn(),
  });
  return { flow: run(loginFlow, runner.run), send, focusField };
}

test('LG-06 a tap before its code has loaded acts once when it has', async () => {
  const { flow, send } = stage();
  flow.send({ type: 'submitted', entry });
  flow.send({ type: 'submitted', entry });
  expect(send).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('an invalid field gets the focus at once, without that code', () => {
  const { flow, focusField } = stage();
  flow.send({ type: 'submitted', entry: { ...entry, username: '' } });
  expect(focusField).toHaveBeenCalledExactlyOnceWith('username');
});
