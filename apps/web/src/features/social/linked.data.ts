// Loads the data of the page of linked accounts.
import type { OutputOf } from '@foyer/contract';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

export type LinkedData = OutputOf<'security.identities'>;

export const loadLinked = (load: Load): Promise<Outcome<LinkedData>> => load('security.identities', {});
