// Loads the data of the page of linked accounts.
import type { OutputOf } from '@foyer/contract';
import type { Outcome, Send } from '../../shell/http/outcome.ts';

export type LinkedData = OutputOf<'security.identities'>;

export const loadLinked = (send: Send): Promise<Outcome<LinkedData>> =>
  send('security.identities', {}, { alert: false });
