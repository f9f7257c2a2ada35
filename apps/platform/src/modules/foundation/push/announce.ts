// What an operator says to everyone (topic ALL): an announcement of the site, to every device that hears it.
import { sql } from 'drizzle-orm';
import { rows, type Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { ANNOUNCEMENT } from './message-store.ts';

/** Whoever hears more takes the permission away @assumed */
const ANNOUNCEMENTS_A_DAY = 2;
const DAY_SECONDS = 86_400;

/** Devices of members alone: after a log-out a device hears nothing. */
const hearers = (merchant: string) =>
  sql`push_registration where merchant = ${merchant} and hears_all and member_id is not null`;

const countHearers = async (tx: Tx, merchant: string): Promise<number> => {
  const [counted] = await rows<{ devices: number }>(tx, sql`select count(*)::int as devices from ${hearers(merchant)}`);
  return counted?.devices ?? 0;
};

/** The announcement while the site shows it to members; null before and afterwards. */
export const shownAnnouncement = ({ content }: Merchant, id: string, now: number) =>
  content.announcements.items.find(
    (one) =>
      one.id === id &&
      one.category === null &&
      (one.execution === null || one.execution === 'A') &&
      (one.shown.from === null || Date.parse(one.shown.from) <= now) &&
      (one.shown.until === null || now < Date.parse(one.shown.until)),
  ) ?? null;

interface Announcing {
  readonly merchant: Merchant;
  /** Id of the announcement. */
  readonly announcement: string;
  /** Nothing is sent, and nothing counts. */
  readonly dryRun: boolean;
  readonly now: Date;
}

/**
 * Puts an announcement into the outbox of pushes, once for each device. Answers how many devices hear it.
 * @throws Refusal not.found, TOO_MANY_REQUEST
 */
export const announceToAll = async (tx: Tx, { merchant, announcement, dryRun, now }: Announcing): Promise<number> => {
  if (shownAnnouncement(merchant, announcement, now.getTime()) === null) throw new Refusal('not.found');
  if (dryRun) return countHearers(tx, merchant.code);
  const limit = { key: `push|announce|${merchant.code}`, most: ANNOUNCEMENTS_A_DAY, windowSeconds: DAY_SECONDS };
  const wait = await reserveTry(tx, [limit]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
  const added = await rows(
    tx,
    sql`insert into push_message (merchant, token, member_id, kind, ref)
      select merchant, token, member_id, ${ANNOUNCEMENT}, ${announcement} from ${hearers(merchant.code)}
      on conflict (merchant, token, kind, ref) do nothing returning id`,
  );
  return added.length;
};
