// Admits a call once: takes its seal and counts its tries in one statement, before any work.
import { type Database, prepared } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { COUNT_TRIES, type Tries } from './limiter.ts';

/** The identity of one sealed request, kept for the life of its key. */
export interface Seal {
  /** SHA-256. */
  readonly digest: Buffer;
  readonly until: Date;
}

/** The result of a statement for a call; the best result if nothing is sealed or nothing is counted. */
interface Admission {
  readonly fresh: boolean;
  readonly wait: number | null;
}

const TAKE_SEAL = (until: string, digest: string): string =>
  `taken as (
    insert into sealed_seen (expires_at, digest) values (${until}::timestamptz, ${digest}) on conflict do nothing returning 1
  )`;
const FRESH = 'exists (select 1 from taken) as fresh';

const SEALED = `with ${TAKE_SEAL('$1', '$2')} select ${FRESH}, null::int as wait`;
const COUNTED = `with ${COUNT_TRIES} select true as fresh, wait from waited`;
const SEALED_AND_COUNTED = `with ${COUNT_TRIES}, ${TAKE_SEAL('$2', '$3')} select ${FRESH}, wait from waited`;

const queryAdmission = (db: Database, seal: Seal | null, tries: Tries | null): Promise<readonly Admission[]> => {
  const sealed = seal ? [seal.until.toISOString(), seal.digest] : [];
  if (!tries) return prepared<Admission>(db, SEALED)(...sealed);
  const counted = JSON.stringify(tries.limits);
  return prepared<Admission>(db, seal ? SEALED_AND_COUNTED : COUNTED)(counted, ...sealed);
};

/**
 * Takes the seal of a call and counts its tries.
 * @throws Refusal encryption.invalid for a seal that was there already, the refusal of `tries` where a limit is reached
 */
export const admit = async (db: Database, seal: Seal | null, tries: Tries | null): Promise<void> => {
  if (!seal && !tries) return;
  const [admission] = await queryAdmission(db, seal, tries);
  if (!admission?.fresh) throw new Refusal('encryption.invalid');
  if (tries && admission.wait !== null) throw new Refusal(tries.refusal, { retryAfterSeconds: admission.wait });
};
