import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SocialBehind, SocialButtons } from '../slots.ts';
import { createSocialBoard } from './social-board.ts';

const channels = ['google', 'line'] as const;
const resting: SocialButtons = { channels, turning: null, blocked: false };

function stage() {
  let arrive: (there: boolean) => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        arrive = resolve;
      }),
  );
  const showLost = vi.fn();
  const board = createSocialBoard({ channels, load, showLost });
  const seen = vi.fn();
  board.subscribe(seen);
  let notify = (): void => undefined;
  let look: SocialButtons = resting;
  const behind = {
    subscribe: (watcher: () => void) => {
      notify = watcher;
      return vi.fn();
    },
    current: () => look,
    choose: vi.fn(),
    chooseWhenReady: vi.fn(),
    near: vi.fn(),
  } satisfies SocialBehind;
  const move = (next: SocialButtons): void => {
    look = next;
    notify();
  };
  return { board, seen, load, showLost, behind, move, arrive: (there: boolean) => arrive(there) };
}

let at: ReturnType<typeof stage>;
beforeEach(() => {
  at = stage();
});

describe('before the code of the buttons has loaded', () => {
  test('all buttons are there, and a tapped one spins until its tap is handled', async () => {
    const { board, load, behind } = at;
    expect(board.current()).toEqual(resting);
    board.choose('line');
    expect([board.current().turning, load.mock.calls.length]).toEqual(['line', 1]);
    board.attach(behind);
    expect(behind.chooseWhenReady).toHaveBeenCalledExactlyOnceWith('line');
  });

  test('the last tap counts', () => {
    at.board.choose('line');
    at.board.choose('google');
    at.board.attach(at.behind);
    expect(at.behind.chooseWhenReady).toHaveBeenCalledExactlyOnceWith('google');
  });

  test('a failed load shows a message and frees the buttons', async () => {
    const { board, arrive, showLost } = at;
    board.choose('line');
    arrive(false);
    await vi.waitFor(() => expect(showLost).toHaveBeenCalledOnce());
    expect(board.current()).toEqual(resting);
  });
});

describe('after the code has loaded', () => {
  test('the buttons show its state, and their component is notified', () => {
    const { board, behind, move, seen } = at;
    board.attach(behind);
    const before = board.version();
    seen.mockClear();
    move({ channels: ['line'], turning: 'line', blocked: true });
    expect(board.current()).toEqual({ channels: ['line'], turning: 'line', blocked: true });
    expect([board.version() > before, seen.mock.calls.length]).toEqual([true, 1]);
  });

  test('a tap acts at once: a window opens only within it', () => {
    at.board.attach(at.behind);
    at.board.choose('google');
    expect(at.behind.choose).toHaveBeenCalledExactlyOnceWith('google');
    expect(at.load).not.toHaveBeenCalled();
  });

  test('a handled tap is not handled twice', () => {
    at.board.choose('line');
    at.board.attach(at.behind)();
    at.board.attach(at.behind);
    expect(at.behind.chooseWhenReady).toHaveBeenCalledOnce();
  });
});

test('OV-05 it learns that the buttons are visible and the page idle, in either order', () => {
  at.board.markUntouched();
  at.board.near();
  at.board.attach(at.behind);
  expect(at.behind.near).toHaveBeenCalledExactlyOnceWith(true);
  const later = stage();
  later.board.attach(later.behind);
  later.board.near();
  expect(later.behind.near).toHaveBeenCalledExactlyOnceWith(false);
});
