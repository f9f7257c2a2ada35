import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestFrameId } from './device-frame.ts';

const cdn = 'https://cdn.example.com';
const id = 'a'.repeat(36);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window with a body that frames can be put into. */
function scene() {
  const frames: Record<string, unknown>[] = [];
  const made: { contentWindow: object; onload?: () => Promise<void> }[] = [];
  const tries: number[] = [];
  let hear: ((event: unknown) => void) | null = null;
  const view = {
    document: {
      createElement: () => {
        const frame = {
          contentWindow: {},
          setAttribute: (name: string, value: string) => Object.assign(frame, { [name]: value }),
          remove: () => frames.splice(frames.indexOf(frame), 1),
        };
        made.push(frame);
        return frame;
      },
      body: { append: (frame: Record<string, unknown>) => frames.push(frame) },
    },
    addEventListener: (_: string, seen: (event: unknown) => void) => {
      hear = seen;
    },
    removeEventListener: () => {
      hear = null;
    },
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  };
  // Only the parts of a window that the frame touches.
  const identity = requestFrameId(view as unknown as Window, cdn, async (count) => void tries.push(count));
  const [frame] = frames;
  const say = (change: Record<string, unknown> = {}) =>
    hear?.({ origin: cdn, source: made.at(-1)?.contentWindow, data: id, ...change });
  return { identity, frame, frames, made, tries, say, listens: () => hear !== null };
}

describe('PW-02 the hidden frame of the image CDN', () => {
  test('loads hidden at one address of the CDN, with only the site’s origin', () => {
    const { frame } = scene();
    expect(frame).toMatchObject({
      src: `${cdn}/device-helper.html`,
      hidden: true,
      'aria-hidden': 'true',
      sandbox: 'allow-scripts allow-same-origin',
      referrerPolicy: 'origin',
    });
  });

  test('SN-06 posts the id in a message and is then removed, with its listener', async () => {
    const { identity, frames, say, listens } = scene();
    say();
    expect(await identity).toBe(id);
    expect([frames.length, listens(), vi.getTimerCount()]).toEqual([0, false, 0]);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that begins like it', { origin: `${cdn}.evil.example` }],
    ['another window of the same origin', { source: {} }],
    ['35 characters', { data: 'a'.repeat(35) }],
    ['37 characters', { data: 'a'.repeat(37) }],
    ['other signs', { data: `${'a'.repeat(35)}<` }],
    ['a message that is not text', { data: { DEVICE_ID: id } }],
  ])('a message from or of %s does not count', async (_, change) => {
    const { identity, say } = scene();
    say(change);
    say({ data: 'b'.repeat(36) });
    expect(await identity).toBe('b'.repeat(36));
  });

  test('is loaded again when it came without a message, four times at most', async () => {
    const { frames, made, tries } = scene();
    for (const count of [1, 2, 3, 4]) {
      expect([made.length, frames.length]).toEqual([count, 1]);
      await made.at(-1)?.onload?.();
    }
    expect([made.length, tries]).toEqual([4, [1, 2, 3]]);
  });

  test('uses the message of the last frame and loads none after it', async () => {
    const { identity, frames, made, say } = scene();
    await made[0]?.onload?.();
    say({ source: made[0]?.contentWindow });
    expect(frames).toHaveLength(1);
    say();
    expect(await identity).toBe(id);
    await made[1]?.onload?.();
    expect([made.length, frames.length]).toEqual([2, 0]);
  });

  test('the first value wins', async () => {
    const { identity, say } = scene();
    say();
    say({ data: 'b'.repeat(36) });
    expect(await identity).toBe(id);
  });

  test('SN-06 may answer late, and is removed after half a minute', async () => {
    const { identity, frames } = scene();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(frames).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await identity).toBeNull();
    expect(frames).toEqual([]);
  });
});
