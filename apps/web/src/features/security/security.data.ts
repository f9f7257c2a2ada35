// Loads the data of the security page: the protection of the account, and the sessions of its member.
import type { MemberSession, SecurityOverview } from '@foyer/contract';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

/** The sessions, or a reference for support in place of the list that failed to load. */
export type SessionList = readonly MemberSession[] | { readonly reference: string };

export interface SecurityData {
  readonly overview: SecurityOverview;
  readonly sessions: SessionList;
}

export async function loadSecurity(load: Load): Promise<Outcome<SecurityData>> {
  const [overview, sessions] = await Promise.all([load('security.overview', {}), load('security.sessions', {})]);
  if (!overview.ok) return overview;
  const list = sessions.ok ? sessions.value.items : { reference: sessions.reference };
  return { ok: true, value: { overview: overview.value, sessions: list } };
}
