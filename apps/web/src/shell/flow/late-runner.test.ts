import { expect, test, vi } from 'vitest';
import { settled } from './fake-run.ts';
import { lateRunner } from './late-runner.ts';

interface Done {
  readonly type: 'done' | 'lost';
}
const lost = (): Done => ({ type: 'lost' });

test('what is to be done before the code is there is done when it comes, in its order', async () => {
  const done: string[] = [];
  let arrive = (): void => undefined;
  const fetchRunner = vi.fn(
    () =>
      new Promise<(effect: string) => void>((resolve) => {
        arrive = () => resolve((effect) => void done.push(effect));
      }),
  );
  const { run, prepare } = lateRunner<Done, string>(fetchRunner, lost);
  prepare();
  run('first', vi.fn());
  run('second', vi.fn());
  await settled();
  expect(done).toEqual([]);
  arrive();
  await settled();
  run('third', vi.fn());
  await settled();
  expect([done, fetchRunner.mock.calls.length]).toEqual([['first', 'second', 'third'], 1]);
});

test('code that is lost is told, and fetched anew when it is asked for again', async () => {
  const perform = vi.fn();
  const fetchRunner = vi
    .fn<() => Promise<typeof perform>>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValueOnce(perform);
  const { run } = lateRunner<Done, string>(fetchRunner, lost);
  const dispatch = vi.fn();
  run('first', dispatch);
  await settled();
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'lost' });
  run('again', dispatch);
  await settled();
  expect(perform).toHaveBeenCalledExactlyOnceWith('again', dispatch);
});

test('code that is fetched ahead and lost troubles nobody', async () => {
  const fetchRunner = vi.fn(() => Promise.reject(new Error('404')));
  lateRunner<Done, string>(fetchRunner, lost).prepare();
  await settled();
  expect(fetchRunner).toHaveBeenCalledOnce();
});
