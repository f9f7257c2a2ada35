// Tests the runner of the security page: where the reason of a refused change is shown.
import { examples } from '@foyer/contract/examples';
import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { type Change, securityFlow } from './security.flow.ts';
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

/** What the sheets of one change do. */
type Open = (name: string, props: { readonly onSending?: (call: Promise<unknown>) => void }) => Promise<unknown>;

async function changed(
  change: Change,
  {
    send = vi.fn(),
    load = vi.fn(),
    open = async () => null,
    prepare = async () => undefined,
  }: {
    readonly send?: () => unknown;
    readonly load?: () => unknown;
    readonly open?: Open;
    readonly prepare?: () => Promise<void>;
  },
) {
  const [toast, openOverlay] = [vi.fn(), vi.fn(open)];
  const overlays = { open: openOverlay, prepare, toast };
  const flow = run(securityFlow(data), securityRunner(fakeShell({ shell: { send, load, overlays } })));
  flow.send({ type: 'changeTapped', change });
  await settled();
  return { toast, flow, opened: () => openOverlay.mock.calls.map(([name]) => name), openOverlay };
}

const enrolled = examples['security.enrolConfirm'].output;
const saved = { ...data.overview, passwordChosen: !data.overview.passwordChosen };
const ok = (value: unknown) => ({ ok: true, value });

describe('a sheet that is closed over its call', () => {
  test('still shows the recovery codes of an authenticator that is on by then', async () => {
    const { flow, opened, openOverlay } = await changed(
      { do: 'setUpApp' },
      {
        open: async (_, { onSending }) => {
          onSending?.(Promise.resolve(ok(enrolled)));
          return null;
        },
      },
    );
    expect(opened()).toEqual(['enrol', 'recoveryCodes']);
    expect(openOverlay).toHaveBeenLastCalledWith('recoveryCodes', { codes: enrolled.recoveryCodes });
    expect(flow.state()).toEqual({ at: 'shown', ...data, overview: enrolled.overview });
  });

  test('still leads to the new address, and a refusal stays unsaid', async () => {
    const closedOver = (outcome: unknown) =>
      changed(
        { do: 'changeContact', kind: 'email', overview: data.overview },
        {
          open: async (_, { onSending }) => {
            onSending?.(Promise.resolve(outcome));
            return null;
          },
        },
      );
    const taken = await closedOver(ok(saved));
    expect(taken.toast).toHaveBeenCalledExactlyOnceWith('Saved.', 'pos');
    expect(taken.flow.state()).toEqual({ at: 'shown', ...data, overview: saved });
    const refused = await closedOver(fakeFailure({ errorCode: 'code.invalid' }));
    expect(refused.toast).not.toHaveBeenCalled();
    expect(refused.flow.state()).toEqual({ at: 'shown', ...data });
  });
});

test.each<[Change]>([[{ do: 'renewCodes' }], [{ do: 'setUpApp' }]])(
  'no recovery codes are made while nothing can show them: %o',
  async (change) => {
    const send = vi.fn();
    const { toast, opened } = await changed(change, {
      send,
      open: async () => 'confirmed',
      prepare: () => Promise.reject(new Error('lost')),
    });
    expect(send).not.toHaveBeenCalled();
    expect(opened()).not.toContain('enrol');
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('connection'), 'warn');
  },
);

test('after a lost answer the page shows what the platform made of the change', async () => {
  const load = vi.fn(async () => ok(saved));
  const lost = fakeFailure({ kind: 'timeout', errorCode: 'ECONNABORTED', status: 0, isShown: true });
  const { flow } = await changed({ do: 'switchMethod', method: 'sms', on: true }, { send: async () => lost, load });
  expect(load).toHaveBeenCalledExactlyOnceWith('security.overview', {});
  expect(flow.state()).toEqual({ at: 'shown', ...data, overview: saved });
});
