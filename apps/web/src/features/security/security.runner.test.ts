// Tests the runner of the security page: where the reason of a refused change is shown.
import { examples } from '@foyer/contract/examples';
import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { securityFlow } from './security.flow.ts';
import { securityRunner } from './security.runner.ts';

const data = {
  overview: examples['security.overview'].output,
  sessions: examples['security.sessions'].output.items,
};

async function switched(outcome: Outcome<unknown>) {
  const [send, toast, openOverlay] = [vi.fn(async () => outcome), vi.fn(), vi.fn(async () => null)];
  const flow = run(
    securityFlow(data),
    securityRunner(fakeShell({ shell: { send, overlays: { open: openOverlay, toast } } })),
  );
  flow.send({ type: 'changeTapped', change: { do: 'switchMethod', method: 'sms', on: true } });
  await settled();
  return { send, toast, openOverlay, state: flow.state() };
}

describe('a refused change on the security page', () => {
  test('frees the page without a second message where the catalogue has shown one', async () => {
    const refused = fakeFailure({ errorCode: 'method.last', message: 'One has to stay on.', isShown: true });
    const { send, toast, state } = await switched(refused);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      'security.method',
      { method: 'sms', on: true },
      { claims: expect.anything() },
    );
    expect(toast).not.toHaveBeenCalled();
    expect(state).toEqual({ at: 'shown', ...data });
  });

  test('HT-08 says in a toast how long to wait, without an alert', async () => {
    const { toast } = await switched(
      fakeFailure({ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 120 }),
    );
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2 minutes'), expect.any(Number));
  });

  test('opens the step-up, and changes nothing when the member closes it', async () => {
    const { openOverlay, toast, state } = await switched(fakeFailure({ errorCode: 'stepup_required' }));
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('stepUp', expect.anything());
    expect(toast).not.toHaveBeenCalled();
    expect(state).toEqual({ at: 'shown', ...data });
  });
});
