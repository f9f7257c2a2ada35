import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { appOnly } from './launch-problem.rules.ts';
import { trialFlow } from './trial.flow.ts';
import { trialRunner } from './trial.runner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gameUrl = 'https://games.site.example/lottery/?code=x&trial=1';
const ready = (url = gameUrl) => ({ ok: true, value: { gameUrl: url } });

function stage(query: Readonly<Record<string, string>> = { vendor: 'LOTT', code: 'rapid5' }, whitelabel = {}) {
  const calls: { signal: AbortSignal; reply: (answer: object) => void }[] = [];
  const send = vi.fn(
    (_name: string, _input: object, { signal }: { signal: AbortSignal }) =>
      new Promise((reply) => calls.push({ signal, reply })),
  );
  const publish = vi.fn();
  const react = vi.fn();
  const shell = fakeShell({
    shell: {
      send,
      react,
      events: { publish },
      navigation: { origin: 'https://site.example' },
      settings: { gameHosts: [], whitelabel },
    },
  });
  const flow = run(trialFlow, trialRunner(shell, query));
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { flow, calls, send, publish, react, settle };
}

test('GL-04 one call with game, node and platform html5 opens the trial in its frame', async () => {
  const { flow, calls, send, publish, settle } = stage();
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'relay.gameTrialLaunch',
    { gameId: 'rapid5', nodeId: 'LOTT', platform: 'html5' },
    expect.objectContaining({ alert: false }),
  );
  calls[0]?.reply(ready());
  await settle();
  expect(flow.state()).toEqual({ at: 'loading', address: gameUrl });
  expect(publish).not.toHaveBeenCalled();
  flow.send({ type: 'gameLoaded' });
  await settle();
  expect(publish).toHaveBeenCalledExactlyOnceWith('trialStarted', { vendor: 'LOTT', code: 'rapid5' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(flow.state().at).toBe('playing');
});

test('GL-04 after 10 s a warning shows; the call is given up, and its late answer opens nothing', async () => {
  const { flow, calls, settle } = stage();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(flow.state().at).toBe('requesting');
  await vi.advanceTimersByTimeAsync(1);
  expect(flow.state()).toMatchObject({ at: 'failed', problem: { text: 'common.timeoutRetryPlease' } });
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.reply(ready());
  await settle();
  expect(flow.state().at).toBe('failed');
});

test('GL-04 an answer after the person has left does nothing', async () => {
  const { flow, calls, publish, settle } = stage();
  flow.stop();
  calls[0]?.reply(ready());
  await settle();
  expect(flow.state().at).toBe('requesting');
  expect(publish).not.toHaveBeenCalled();
});

test.each([
  ['a foreign host', 'https://evil.example/lottery/'],
  ['a page of the site itself', 'https://site.example/m/home'],
  ['no https', 'http://games.site.example/lottery/'],
  ['a script', 'javascript:alert(1)'],
])('an address on %s is not opened', async (_, url) => {
  const { flow, calls, settle } = stage();
  calls[0]?.reply(ready(url));
  await settle();
  expect(flow.state()).toMatchObject({ at: 'failed', problem: { text: 'launchGame.unsafeText' } });
});

test('a session that has ended is told to the one place for it, and the trial says that it did not open', async () => {
  const { flow, calls, react, settle } = stage();
  const failure = fakeFailure({ errorCode: 'CUSTOMER_NOT_LOGIN' });
  calls[0]?.reply(failure);
  await settle();
  expect(react).toHaveBeenCalledExactlyOnceWith(failure);
  expect(flow.state().at).toBe('failed');
});

test('a query that names no game makes no call', async () => {
  const { flow, send, settle } = stage({ vendor: 'LOTT', code: '../x' });
  await settle();
  expect(send).not.toHaveBeenCalled();
  expect(flow.state()).toMatchObject({ at: 'failed', problem: { text: 'launchGame.noGameText' } });
});

test('GL-03 a trial where games start in the app only makes no call, and says so', async () => {
  const { flow, send, settle } = stage(undefined, { STARTGAMEINAPP3: true });
  await settle();
  expect(send).not.toHaveBeenCalled();
  expect(flow.state()).toEqual({ at: 'failed', problem: appOnly });
});
