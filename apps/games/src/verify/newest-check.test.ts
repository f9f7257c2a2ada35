import { expect, test, vi } from 'vitest';
import { createNewestCheck } from './newest-check.ts';

test('a check that a later one has overtaken is not shown, whenever its answer comes', async () => {
  const answers = new Map<string, (verdict: string) => void>();
  const shown: unknown[] = [];
  const check = createNewestCheck(
    (issue: string) => new Promise<string>((resolve) => void answers.set(issue, resolve)),
    (verdict) => void shown.push(verdict),
  );
  const checks = [check('7'), check('8')];
  answers.get('8')?.('fair');
  answers.get('7')?.('bad');
  await Promise.all(checks);
  expect(shown).toEqual(['fair']);
});

test('a check that breaks ends as one without an answer, which can be tried again', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const shown = vi.fn();
  await createNewestCheck(() => Promise.reject(new Error('no hashes')), shown)('7');
  expect(shown).toHaveBeenCalledWith({ at: 'failed', failure: { at: 'unknown', why: 'server' } });
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
