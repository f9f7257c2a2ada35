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
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2 minutes'), 'warn', expect.any(Number));
  });

  test('opens the step-up, and changes nothing when the member closes it', async () => {
    const { openOverlay, toast, state } = await switched(fakeFailure({ errorCode: 'stepup_required' }));
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('stepUp', expect.anything());
    expect(toast).not.toHaveBeenCalled();
    expect(state).toEqual({ at: 'shown', ...data });
  });
});

async function ownData(
  change: 'downloadData' | 'closeAccount',
  answers: readonly Outcome<unknown>[],
  alert = 'confirmed',
) {
  const queue = [...answers];
  const [send, toast, openOverlay] = [vi.fn(async () => queue.shift()), vi.fn(), vi.fn(async () => alert)];
  const [go, end] = [vi.fn(), vi.fn()];
  const links: string[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      click: vi.fn(),
      set href(to: string) {
        links.push(to);
      },
    }),
  });
  const page = fakeShell({
    shell: { send, overlays: { open: openOverlay, toast }, navigation: { go }, session: { end } },
  });
  const flow = run(securityFlow(data), securityRunner(page));
  flow.send({ type: 'changeTapped', change: { do: change } });
  await settled();
  vi.unstubAllGlobals();
  return { send, toast, openOverlay, go, end, links, state: flow.state() };
}

describe('the member’s own data', () => {
  test('is downloaded by the code that the platform gives', async () => {
    const { send, toast, links, state } = await ownData('downloadData', [{ ok: true, value: { code: 'abc' } }]);
    expect(send).toHaveBeenCalledExactlyOnceWith('security.exportData', {}, { claims: expect.anything() });
    expect(links).toEqual(['/wps/member/export/abc']);
    expect(toast).toHaveBeenCalledExactlyOnceWith('Your file is downloading.', 'pos');
    expect(state).toEqual({ at: 'shown', ...data });
  });

  test('is not downloaded after too many a day, and a toast says so', async () => {
    const refused = fakeFailure({ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 120 });
    const { links, toast } = await ownData('downloadData', [refused]);
    expect([links, toast.mock.calls.length]).toEqual([[], 1]);
  });
});

describe('closing the account', () => {
  test('says first what happens, and changes nothing when the member thinks again', async () => {
    const { send, openOverlay } = await ownData('closeAccount', [], 'closed');
    const message = expect.stringMatching(
      /Withdrawals already under way are still paid.*open bets are settled.*Withdraw your balance first/,
    );
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('alert', expect.objectContaining({ message, danger: true }));
    expect(send).not.toHaveBeenCalled();
  });

  test('ends the session at home', async () => {
    const { send, go, end, toast } = await ownData('closeAccount', [{ ok: true, value: {} }]);
    expect(send).toHaveBeenCalledExactlyOnceWith('security.closeAccount', {}, { claims: expect.anything() });
    expect(go).toHaveBeenCalledExactlyOnceWith('home', { replace: true });
    expect(end).toHaveBeenCalledExactlyOnceWith('loggedOut');
    expect(toast).toHaveBeenCalledExactlyOnceWith('Your account is closed.', 'pos');
  });

  test('that is refused leaves the member in', async () => {
    const { go, end } = await ownData('closeAccount', [fakeFailure({ errorCode: 'unknown_error', isShown: true })]);
    expect([go.mock.calls, end.mock.calls]).toEqual([[], []]);
  });
});
