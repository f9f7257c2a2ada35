import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const photo = new Blob(['a photo of many megabytes']);
const small = new Blob(['small']);

test('a picture goes out small', async () => {
  const code = { shrink: async () => ({ file: small, preview: null }) };
  expect(await shrinkPicture(photo, async () => code)).toBe(small);
});

test('where the code for it stalls, the picture goes out as it is after five seconds', async () => {
  const done = vi.fn();
  void shrinkPicture(photo, () => new Promise(() => undefined)).then(done);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledExactlyOnceWith(photo);
});

test('where the code for it is lost, the picture goes out as it is', async () => {
  expect(await shrinkPicture(photo, () => Promise.reject(new Error('lost')))).toBe(photo);
});
