import { afterEach, expect, test, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

const answer = (status: number, type: string, body = 'x') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a script whose type is a script is found', async () => {
  answer(200, 'text/javascript; charset=utf-8');
  await expect(fetchFile('/m/assets/a.js')).resolves.toBeUndefined();
});

test.each([
  [404, 'text/plain', 'a file that is gone'],
  [200, 'text/html', 'a page in its place'],
  [502, 'text/javascript', 'a gateway without the site'],
])('%i %s, %s, is a lost file', async (status, type) => {
  answer(status, type);
  await expect(fetchFile('/m/assets/a.js')).rejects.toThrow(String(status));
});

/** A line that brings a piece each time `next` is called. */
function slowLine() {
  vi.useFakeTimers();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const headers = { 'content-type': 'text/javascript' };
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (begun) => {
        controller = begun;
        signal?.addEventListener('abort', () => begun.error(new DOMException('stalled', 'AbortError')));
      },
    });
    return new Response(body, { headers });
  });
  return { next: () => controller?.enqueue(new Uint8Array([1])), end: () => controller?.close() };
}

test('a line that brings nothing for 30 s counts as lost, at its start and in the middle of the file', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('stalled', 'AbortError')));
      }),
  );
  const silent = expect(fetchFile('/m/assets/a.js')).rejects.toThrow('stalled');
  await vi.advanceTimersByTimeAsync(30_000);
  await silent;
  const { next } = slowLine();
  const half = expect(fetchFile('/m/assets/a.js')).rejects.toThrow('stalled');
  await vi.advanceTimersByTimeAsync(20_000);
  next();
  await vi.advanceTimersByTimeAsync(30_000);
  await half;
});

test('a slow line may take as long as it brings something', async () => {
  const { next, end } = slowLine();
  const whole = fetchFile('/m/assets/a.js');
  for (let piece = 0; piece < 5; piece += 1) {
    await vi.advanceTimersByTimeAsync(25_000);
    next();
  }
  end();
  await expect(whole).resolves.toBeUndefined();
});
