// Stores challenges: shown once, answered at most three times, solved once, on any node.
import { randomBytes } from 'node:crypto';
import type { CaptchaAction } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import type { Answer } from './puzzle.ts';

/** The vendor's challenges and serial numbers are 32 hexadecimal digits. */
const ID_BYTES = 16;
/** Long enough to be interrupted, too short to be solved by somebody paid for it far away and later @assumed. */
const CHALLENGE_SECONDS = 300;

export const TRIES = 3;

const newChallengeId = (): string => randomBytes(ID_BYTES).toString('hex');

/** The operator and action that a challenge belongs to. */
interface Owner {
  readonly merchant: string;
  readonly action: CaptchaAction;
}

/** Version 3: a challenge is named before its puzzle is rendered. A given id is the vendor's. */
export const startChallenge = async (db: Database, owner: Owner, id = newChallengeId()): Promise<string> => {
  await db.execute(sql`insert into captcha_challenge (id, merchant, action, expires_at)
    values (${id}, ${owner.merchant}, ${owner.action}, now() + make_interval(secs => ${CHALLENGE_SECONDS}::int))`);
  return id;
};

/** Version 4: a challenge begins with its puzzle. */
export const showChallenge = async (db: Database, owner: Owner, answer: Answer): Promise<string> => {
  const id = newChallengeId();
  await db.execute(sql`insert into captcha_challenge (id, merchant, action, kind, answer, tries_left, shown_at, expires_at)
    values (${id}, ${owner.merchant}, ${owner.action}, ${answer.kind}, ${JSON.stringify(answer)}::jsonb, ${TRIES}, now(),
      now() + make_interval(secs => ${CHALLENGE_SECONDS}::int))`);
  return id;
};

/** Puts a puzzle into a challenge of version 3, in place of the one before. False: there is no such challenge any more. */
export const showAgain = async (db: Database, merchant: string, id: string, answer: Answer): Promise<boolean> => {
  const shown = await rows(
    db,
    sql`update captcha_challenge set kind = ${answer.kind}, answer = ${JSON.stringify(answer)}::jsonb, tries_left = ${TRIES}, shown_at = now()
      where id = ${id} and merchant = ${merchant} and expires_at > now() returning id`,
  );
  return shown.length > 0;
};

/** A challenge at the moment of a try, which is counted already. */
export interface TriedChallenge {
  readonly answer: Answer;
  readonly triesLeft: number;
  readonly elapsedMs: number;
}

/** Counts a try before it is judged, so that parallel tries are no more than three either. */
export const reserveAnswer = async (db: Database, merchant: string, id: string): Promise<TriedChallenge | null> => {
  const [tried] = await rows<TriedChallenge>(
    db,
    sql`update captcha_challenge set tries_left = tries_left - 1
      where id = ${id} and merchant = ${merchant} and kind is not null and tries_left > 0 and expires_at > now()
      returning answer, tries_left as "triesLeft", (extract(epoch from now() - shown_at) * 1000)::float8 as "elapsedMs"`,
  );
  return tried ?? null;
};

/** Turns a solved challenge into a proof: of two right answers at once, one gets it. */
export const solveChallenge = async (
  db: Database,
  id: string,
  proofHash: string,
  proofSeconds: number,
): Promise<boolean> => {
  const proven = await rows(
    db,
    sql`with solved as (delete from captcha_challenge where id = ${id} returning merchant, action)
      insert into captcha_proof (proof_hash, merchant, action, expires_at)
      select ${proofHash}, merchant, action, now() + make_interval(secs => ${proofSeconds}::int) from solved returning proof_hash`,
  );
  return proven.length > 0;
};

/** Takes a challenge away and answers what it was; null when it was taken, ran out, or belongs elsewhere. */
export const takeChallenge = async (
  db: Database,
  { merchant, action }: Owner,
  id: string,
): Promise<Answer | 'bare' | null> => {
  const [taken] = await rows<{ answer: Answer | null; fits: boolean }>(
    db,
    sql`delete from captcha_challenge where id = ${id}
      returning answer, merchant = ${merchant} and action = ${action} and expires_at > now() as fits`,
  );
  return taken?.fits ? (taken.answer ?? 'bare') : null;
};

export const purgeCaptcha = async (db: Database): Promise<void> => {
  await db.execute(sql`delete from captcha_challenge where expires_at < now()`);
  await db.execute(sql`delete from captcha_proof where expires_at < now()`);
};
