import { expect, test, vi } from 'vitest';
import { settled } from './fake-run.ts';
import { lazyRunner } from './lazy-runner.ts';

interface Done {
  readonly type: 'done';
}

test('runs effects in order that came before the code had loaded', async () => {
  const done: string[] = [];
  let arrive = (): void => undefined;
  const load = vi.fn(
    () =>
      new Promise<(effect: string) => void>((resolve) => {
        arrive = () => resolve((effect) => void done.push(effect));
      }),
  );
  const { run, prepare } = lazyRunner<Done, string>(load);
  prepare();
  void run('first', vi.fn());
  void run('second', vi.fn());
  await settled();
  expect(done).toEqual([]);
  arrive();
  await settled();
  void run('third', vi.fn());
  await settled();
  expect([done, load.mock.calls.length]).toEqual([['first', 'second', 'third'], 1]);
});

test('runs effects at once that need none of the code', async () => {
  const load = vi.fn(() => Promise.resolve(vi.fn()));
  const focused = vi.fn();
  const { run } = lazyRunner<Done, string>(load, (effect) => {
    if (effect === 'focus') focused();
    return effect === 'focus';
  });
  await run('focus', vi.fn());
  expect([focused.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
});

test('fails as lost code, and loads the code again with the next effect', async () => {
  const perform = vi.fn();
  const load = vi
    .fn<() => Promise<typeof perform>>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValueOnce(perform);
  const { run } = lazyRunner<Done, string>(load);
  const send = vi.fn();
  await expect(run('first', send)).rejects.toMatchObject({ name: 'LostCode' });
  await run('again', send);
  expect(perform).toHaveBeenCalledExactlyOnceWith('again', send);
});

test('code lost in a prefetch is silent', async () => {
  const load = vi.fn(() => Promise.reject(new Error('404')));
  lazyRunner<Done, string>(load).prepare();
  await settled();
  expect(load).toHaveBeenCalledOnce();
});
