import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { noteTapped } from '../../kit/games/tapped-game.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { PLAY_TIME } from '../../shell/install/play-time.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { launchGameFlow } from './launch-game.flow.ts';
import { type LaunchRunner, launchGameRunner } from './launch-game.runner.ts';

type Answer = Outcome<{ gameUrl: string }>;

/** The parts of the shell that a launch touches, with a call and an overlay that are answered by hand. */
function stage({ loggedIn: isMember = true, query = { code: 'rapid5' } as Record<string, string> } = {}) {
  let loggedIn = isMember;
  const logIn = (): void => {
    loggedIn = true;
  };
  const calls: { signal: AbortSignal; reply: (outcome: Answer) => void }[] = [];
  const launch = vi.fn(
    (_form: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<Answer>((reply) => calls.push({ signal, reply })),
  );
  const answers: Record<string, () => Promise<unknown>> = {
    'game.lanes': async () => ({
      ok: true,
      value: { data: { lanes: [{ cards: [{ vendor: 'LOTT', gameCode: 'rapid5', displayName: 'Rapid 5' }] }] } },
    }),
  };
  const send = (name: string, form: unknown, options: { signal: AbortSignal }) =>
    name === 'game.launch' ? launch(form, options) : answers[name]?.();
  const parts = { leave: vi.fn(), back: vi.fn(), react: vi.fn(), rest: vi.fn(), openOverlay: vi.fn() };
  const shell = fakeShell({
    state: { query },
    shell: {
      send,
      react: parts.react,
      navigation: { origin: 'https://site.example', leave: parts.leave, back: parts.back },
      settings: { brandName: 'Aurora', gameHosts: ['https://games.vendor.example'] },
      session: { current: () => (loggedIn ? ({} as SessionInfo) : null) },
      overlays: { open: parts.openOverlay },
      busy: { begin: () => parts.rest },
    },
  });
  const opened: LaunchRunner[] = [];
  const open = () => {
    const runner = launchGameRunner(shell);
    opened.push(runner);
    return run(launchGameFlow, runner.perform);
  };
  return { ...parts, shell, launch, answers, calls, logIn, open, end: () => opened[0]?.end() };
}

const ready = (gameUrl: string): Answer => ({ ok: true, value: { gameUrl } });
const failed = (errorCode: string, status: number) => fakeFailure({ errorCode, status, reference: 'GL-1' });
const gameUrl = 'https://games.site.example/rapid5/?code=x';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('performing a launch', () => {
  test('GL-01 GL-02 the form is sent after 150 ms, and its answer replaces the launch page', async () => {
    const { open, launch, calls, leave } = stage();
    open();
    await vi.advanceTimersByTimeAsync(149);
    expect(launch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const names = { title: 'Rapid 5', labelName: 'Rapid 5' };
    expect(launch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        launchMode: 'LOTT',
        lottoGameCode: 'rapid5',
        device: 'MOBILE',
        language: 'EN',
        ...names,
      }),
      expect.objectContaining({ alert: false }),
    );
    calls[0]?.reply(ready(gameUrl));
    await vi.advanceTimersByTimeAsync(0);
    expect(leave).toHaveBeenCalledExactlyOnceWith(gameUrl, { replace: true });
  });

  test('DP-01 GL-01 the minutes of play begin with the launch itself, and advertisers are told of it', async () => {
    const { open, calls, shell } = stage();
    const told = vi.fn();
    shell.events.on('gameLaunched', told);
    vi.setSystemTime(Date.parse('2026-11-30T12:00:00Z'));
    open();
    await vi.advanceTimersByTimeAsync(150);
    expect(shell.store.read(PLAY_TIME)).toBeNull();
    calls[0]?.reply(ready(gameUrl));
    await vi.advanceTimersByTimeAsync(0);
    expect(shell.store.read(PLAY_TIME)).toEqual({ played: 0, since: shell.clock.now() });
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'rapid5' }));
  });

  test.each([
    ['the tapped game', 'rapid5', 'Rapid 5 of the tile', 0],
    ['another tapped game', 'keno', 'Rapid 5', 1],
  ])('GL-02 %s: the lists are asked for the name only where no tile told it', async (_, code, title, asked) => {
    const { open, shell, launch, answers } = stage();
    const lists = vi.spyOn(answers, 'game.lanes');
    noteTapped(shell, { code }, 'Rapid 5 of the tile');
    open();
    await vi.advanceTimersByTimeAsync(150);
    expect(launch.mock.calls[0]?.[0]).toMatchObject({ title, labelName: title });
    expect(lists).toHaveBeenCalledTimes(asked);
  });

  test('GL-01 the pause of a tapped game counts from the tap, with which the loading state shows', async () => {
    const { open, shell, launch } = stage();
    noteTapped(shell, { code: 'rapid5' }, 'Rapid 5');
    await vi.advanceTimersByTimeAsync(60);
    open();
    await vi.advanceTimersByTimeAsync(89);
    expect(launch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(launch).toHaveBeenCalledOnce();
  });

  test('GL-01 a second try waits for a whole pause, however late it comes', async () => {
    const { open, launch, calls } = stage();
    const flow = open();
    await vi.advanceTimersByTimeAsync(150);
    calls[0]?.reply(failed('system.error', 500));
    await vi.advanceTimersByTimeAsync(5000);
    flow.send({ type: 'retryTapped' });
    await vi.advanceTimersByTimeAsync(149);
    expect(launch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(launch).toHaveBeenCalledTimes(2);
  });

  test('the page has the name of the game as soon as a list has it', async () => {
    const { open, launch } = stage();
    const flow = open();
    await vi.advanceTimersByTimeAsync(0);
    expect(flow.state()).toMatchObject({ at: 'starting', form: { title: 'Rapid 5' } });
    expect(launch).not.toHaveBeenCalled();
  });

  test.each([
    ['fails', async () => failed('unknown_error', 500), 150],
    ['does not load', () => new Promise(() => undefined), 1_000],
  ])('GL-02 a game opens under the operator’s name, where its own %s', async (_, answer, waitMs) => {
    const { open, launch, answers } = stage();
    answers['game.lanes'] = answer;
    open();
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(launch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const names = { title: 'Aurora', labelName: 'Aurora' };
    expect(launch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(names), expect.anything());
  });

  test('GL-02 RT-05 the backUrl of the address is sent when it is a page of the site', async () => {
    const formOf = async (backUrl: string) => {
      const { open, launch } = stage({ query: { code: 'rapid5', backUrl } });
      open();
      await vi.advanceTimersByTimeAsync(150);
      return launch.mock.calls[0]?.[0];
    };
    expect(await formOf('/m/game')).toMatchObject({ backUrl: '/m/game' });
    expect(await formOf('https://evil.example/')).not.toHaveProperty('backUrl');
  });

  test('GL-01 the warning after 10 s ends the call, and a late answer opens nothing', async () => {
    const { open, calls, leave, rest } = stage();
    const flow = open();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(flow.state().at).toBe('requesting');
    await vi.advanceTimersByTimeAsync(1);
    expect(flow.state()).toMatchObject({
      at: 'failed',
      problem: { text: 'common.timeoutRetryPlease', canRetry: true },
    });
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(rest).toHaveBeenCalled();
    calls[0]?.reply(ready(gameUrl));
    await vi.advanceTimersByTimeAsync(0);
    expect(leave).not.toHaveBeenCalled();
  });

  test('GL-01 the late answer of a first try does not disturb the second', async () => {
    const { open, calls, leave } = stage();
    const flow = open();
    await vi.advanceTimersByTimeAsync(10_000);
    flow.send({ type: 'retryTapped' });
    await vi.advanceTimersByTimeAsync(150);
    calls[0]?.reply(failed('unknown_error', 500));
    await vi.advanceTimersByTimeAsync(0);
    expect(flow.state().at).toBe('requesting');
    calls[1]?.reply(ready(gameUrl));
    await vi.advanceTimersByTimeAsync(0);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('GL-01 back from the game the launch is closed at once, and prompts may come again', async () => {
    const { open, calls, leave, back, rest } = stage();
    const flow = open();
    await vi.advanceTimersByTimeAsync(150);
    calls[0]?.reply(ready(gameUrl));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([leave.mock.calls.length, rest.mock.calls.length]).toEqual([1, 0]);
    flow.send({ type: 'pageRestored' });
    expect([back.mock.calls.length, rest.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([flow.state().at, leave.mock.calls.length]).toEqual(['closing', 1]);
  });

  test('GL-01 an answer that comes after the person is back opens nothing', async () => {
    const { open, calls, leave, launch } = stage();
    const flow = open();
    await vi.advanceTimersByTimeAsync(150);
    flow.send({ type: 'pageRestored' });
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.reply(ready(gameUrl));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([launch.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
  });

  test('GL-01 leaving the page ends the call, lets prompts come, and its answer is ignored', async () => {
    const { open, calls, leave, rest, end } = stage();
    const flow = open();
    await vi.advanceTimersByTimeAsync(150);
    expect([rest.mock.calls.length, calls[0]?.signal.aborted]).toEqual([0, false]);
    flow.stop();
    end();
    expect([rest.mock.calls.length, calls[0]?.signal.aborted]).toEqual([1, true]);
    calls[0]?.reply(ready(gameUrl));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(leave).not.toHaveBeenCalled();
  });

  test.each([
    ['a stranger', 'https://evil.example/rapid5'],
    ['a script', 'javascript:alert(1)'],
    ['plain http elsewhere', 'http://games.vendor.example/rapid5'],
    ['a look-alike', 'https://games.site.example.evil.example/'],
    ['a name inside the address', 'https://games.site.example@evil.example/'],
    ['the site itself outside /games/', 'https://site.example/m/login'],
  ])('GL-01 %s is not opened', async (_, address) => {
    const { open, calls, leave } = stage();
    const flow = open();
    await vi.advanceTimersByTimeAsync(150);
    calls[0]?.reply(ready(address));
    await vi.advanceTimersByTimeAsync(0);
    expect(leave).not.toHaveBeenCalled();
    expect(flow.state()).toMatchObject({ at: 'failed', problem: { canRetry: false } });
  });

  test('a game host on the operator’s list is opened', async () => {
    const { open, calls, leave } = stage();
    open();
    await vi.advanceTimersByTimeAsync(150);
    calls[0]?.reply(ready('https://games.vendor.example/play?code=x'));
    await vi.advanceTimersByTimeAsync(0);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('a visitor gets the log-in; closing it goes back and sends nothing', async () => {
    const { open, openOverlay, launch, back } = stage({ loggedIn: false });
    openOverlay.mockResolvedValueOnce(null);
    open();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('login', { reason: 'play' });
    expect(back).toHaveBeenCalledOnce();
    expect(launch).not.toHaveBeenCalled();
  });

  test('a visitor who logs in continues to the game', async () => {
    const { open, openOverlay, launch, logIn } = stage({ loggedIn: false });
    openOverlay.mockImplementationOnce(async () => {
      logIn();
      return 'loggedIn';
    });
    open();
    await vi.advanceTimersByTimeAsync(150);
    expect(launch).toHaveBeenCalledOnce();
  });

  test('a session that another tab has closes the log-in, and the game opens', async () => {
    const { open, openOverlay, launch, back, logIn } = stage({ loggedIn: false });
    openOverlay.mockImplementationOnce(async () => {
      logIn();
      return null;
    });
    open();
    await vi.advanceTimersByTimeAsync(150);
    expect(launch).toHaveBeenCalledOnce();
    expect(back).not.toHaveBeenCalled();
  });

  test('a session that has ended gets the one session-end reaction', async () => {
    const { open, calls, react } = stage();
    open();
    await vi.advanceTimersByTimeAsync(150);
    const failure = failed('CUSTOMER_NOT_LOGIN', 401);
    calls[0]?.reply(failure);
    await vi.advanceTimersByTimeAsync(0);
    expect(react).toHaveBeenCalledExactlyOnceWith(failure);
  });
});
