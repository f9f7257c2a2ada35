// Test files share a process (vitest.config.ts): a file that leaves something changed fails itself.
import { afterAll, expect, vi } from 'vitest';
import { changedSince, readProcessState } from './process-state.ts';

const before = readProcessState();

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  expect(changedSince(before), 'left changed by this file').toEqual([]);
});
