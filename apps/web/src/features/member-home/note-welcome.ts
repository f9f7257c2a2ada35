// OV-04: has the platform remember that a member was welcomed.
import type { Shell } from '../../shell/shell.ts';

/** Nobody waits for it: where it is lost, the next visit shows the welcome once more. */
export async function noteWelcome({ send }: Pick<Shell, 'send'>): Promise<void> {
  await send('member.firstTimeSeen', {}, { alert: false });
}
