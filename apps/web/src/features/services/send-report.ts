// Sends the report to customer service.
import { showFailure } from '../../shell/errors/show-failure.ts';
import type { Shell } from '../../shell/shell.ts';

/** Returns the reference of the report; null where it was not taken and the person has been told. */
export async function sendReport(
  shell: Pick<Shell, 'send' | 'overlays' | 'texts'>,
  text: string,
  idempotencyKey: string,
): Promise<string | null> {
  const outcome = await shell.send('member.feedback', { kind: 'problem', text }, { idempotencyKey });
  if (outcome.ok) return outcome.value.reference;
  showFailure(shell, outcome);
  return null;
}
