import { expect, test, vi } from 'vitest';
import { fakeShell } from './fake-page.tsx';
import { joinOver } from './use-join.ts';

test.each([
  ['registered', ['register']],
  [null, ['register']],
  ['hasAccount', ['register', 'login']],
] as const)('OV-01 registration over the page that answered %s: %j were open', async (answer, opened) => {
  const ask = vi.fn(async () => answer);
  await joinOver(fakeShell({ shell: { overlays: { ask } } }).overlays);
  expect(ask.mock.calls.map(([name]: readonly unknown[]) => name)).toEqual(opened);
});
