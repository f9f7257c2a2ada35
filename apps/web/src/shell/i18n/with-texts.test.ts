import { afterEach, expect, test, vi } from 'vitest';
import { loadTextsWith, withTexts } from './with-texts.ts';

afterEach(() => loadTextsWith(null));

test('code that loads on demand comes with its texts', async () => {
  let arrive = (): void => undefined;
  const load = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  loadTextsWith(load);
  let module = '';
  const coming = withTexts(Promise.resolve('the module'), 'b').then((code) => (module = code));
  await Promise.resolve();
  expect([load.mock.calls, module]).toEqual([[['b']], '']);
  arrive();
  await coming;
  expect(module).toBe('the module');
});

test('each letter is a chunk, and a lost one loses the code', async () => {
  const load = vi.fn(async (name: string) => {
    if (name === 'c') throw new Error('offline');
  });
  loadTextsWith(load);
  await expect(withTexts(Promise.resolve('the module'), 'ac')).rejects.toThrow('offline');
  expect(load.mock.calls).toEqual([['a'], ['c']]);
});

test('before the app has texts, code comes alone', async () => {
  expect(await withTexts(Promise.resolve('the module'), 'a')).toBe('the module');
});
