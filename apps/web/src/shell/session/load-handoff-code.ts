// A hand-off code: opens this session once more elsewhere.
import type { InputOf } from '@foyer/contract';
import type { Shell } from '../shell.ts';

/** Loads a code that is good once; null where the back end gives none within `timeoutMs`. */
export async function loadHandoffCode(
  { send }: Pick<Shell, 'send'>,
  input: InputOf<'session.handoffCode'>,
  timeoutMs: number,
): Promise<string | null> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), timeoutMs));
  // Whoever leaves goes on without a code, as a visitor.
  const outcome = await Promise.race([send('session.handoffCode', input, { alert: false }), late]);
  return outcome?.ok ? outcome.value.code : null;
}
