// Calls that a test answers by hand.
import { vi } from 'vitest';

/** `reply` answers the oldest call that waits; without one it does nothing. */
export function fakeSend<Answer>() {
  const waiting: ((answer: Answer) => void)[] = [];
  const send = vi.fn(
    (..._call: [name: string, input: unknown, options: { readonly idempotencyKey?: string }]) =>
      new Promise<Answer>((resolve) => waiting.push(resolve)),
  );
  return { send, reply: (answer: Answer): void => waiting.shift()?.(answer) };
}
