// What devices and members chose, and how receivers know them; by hash.
import type { OutputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import { deleteExpired, updateExpired } from '../../../db/in-portions.ts';
import { isoTime } from '../../../db/iso-time.ts';

export type Chosen = OutputOf<'track.choose'>;

/** The choices of these subjects, in their order; who has made none is left out. */
export const choicesOf = async (
  db: Database,
  merchant: string,
  subjects: readonly string[],
): Promise<readonly Chosen[]> => {
  if (subjects.length === 0) return [];
  const found = await rows<Chosen & { readonly id: string }>(
    db,
    sql`select id, choice, version, ${isoTime('chosen_at')} as at from tracking_subject
      where merchant = ${merchant} and choice is not null
        and id in (select json_array_elements_text(${JSON.stringify(subjects)}::text::json))`,
  );
  return subjects.flatMap((id) => found.flatMap(({ id: of, ...chosen }) => (of === id ? [chosen] : [])));
};

/** Records a choice with its version and time. A refusal forgets how receivers knew the person. */
export const keepChoice = async (
  db: Database,
  merchant: string,
  subjects: readonly string[],
  { choice, version, at }: Chosen,
): Promise<void> => {
  const isAccepted = choice === 'accepted';
  for (const id of subjects)
    await db.execute(sql`insert into tracking_subject (merchant, id, choice, version, chosen_at, may_tell, tell_version, seen_at)
      values (${merchant}, ${id}, ${choice}, ${version}, ${at}::timestamptz, ${isAccepted}, ${version}, ${at}::timestamptz)
      on conflict (merchant, id) do update set choice = excluded.choice, version = excluded.version,
        chosen_at = excluded.chosen_at, may_tell = excluded.may_tell, tell_version = excluded.tell_version, seen_at = excluded.seen_at,
        marks = case when excluded.may_tell then tracking_subject.marks else '{}' end,
        s2s = case when excluded.may_tell then tracking_subject.s2s else '{}' end`);
};

export interface Seen {
  readonly mayTell: boolean;
  /** The version of the sheet that was accepted; null: others may be told because nobody asks here. */
  readonly tellVersion: string | null;
  /** The version that is asked for now, and whether it is asked for here. */
  readonly version: string;
  readonly isAsked: boolean;
  readonly marks: object;
  readonly s2s: object;
  readonly days: number;
  readonly at: Date;
}

/**
 * Notes that a device or a member was here. What it names of advertisers stays only where they may be told. A refusal that was
 * recorded meanwhile stands: only a choice changes it.
 */
export const noteSeen = async (
  db: Database,
  merchant: string,
  subjects: readonly string[],
  { mayTell, tellVersion, version, isAsked, marks, s2s, days, at }: Seen,
): Promise<void> => {
  const [markText, s2sText] = [mayTell ? JSON.stringify(marks) : '{}', mayTell ? JSON.stringify(s2s) : '{}'];
  const hasRefused = sql`(tracking_subject.choice is not distinct from 'refused'
    and (tracking_subject.version = ${version} or not ${isAsked}::boolean))`;
  const mayNow = sql`(excluded.may_tell and not ${hasRefused})`;
  for (const id of subjects)
    await db.execute(sql`insert into tracking_subject (merchant, id, may_tell, tell_version, marks, s2s, days, seen_at)
      values (${merchant}, ${id}, ${mayTell}, ${tellVersion}, ${markText}::text::jsonb, ${s2sText}::text::jsonb, ${days},
        ${at.toISOString()}::timestamptz)
      on conflict (merchant, id) do update set may_tell = ${mayNow}, tell_version = excluded.tell_version,
        days = excluded.days, seen_at = excluded.seen_at,
        marks = case when not ${mayNow} then '{}' when excluded.marks = '{}' then tracking_subject.marks else excluded.marks end,
        s2s = case when not ${mayNow} then '{}' when excluded.s2s = '{}' then tracking_subject.s2s else excluded.s2s end`);
};

/** How receivers know a person goes after a month unseen; the record of a choice stays for thirteen @assumed */
export const expiredSubjects = deleteExpired('tracking_subject', sql`seen_at < now() - interval '13 months'`);
export const emptiedSubjects = updateExpired(
  'tracking_subject',
  sql`marks = '{}', s2s = '{}'`,
  sql`seen_at < now() - interval '30 days' and (marks <> '{}' or s2s <> '{}')`,
);
