// Sends the outbox's messages on any number of nodes: one node holds a message at a time.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import type { Carried, Carrier } from '../../../ports/carrier.ts';
import type { Channel } from '../../../ports/outbox.ts';

/** Longer than a carrier takes, with its repetition: a message is not taken twice while one node still tries. */
const HELD_SECONDS = 60;
const AT_ONCE = 10;
const MOST_TRIES = 12;
const LONGEST_WAIT_SECONDS = 600;

export type Carriers = { readonly [C in Exclude<Channel, 'notice'>]?: Carrier };

interface Waiting {
  readonly id: string;
  readonly message_id: string;
  readonly merchant: string;
  readonly channel: keyof Carriers;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly tries: number;
  readonly late: boolean;
}

/**
 * Takes what is due. `skip locked`: two nodes never take the same, and never wait for each other. The first to take a message gives it
 * the id by which its provider knows a repetition.
 */
const take = ({ db }: PlatformContext, channels: readonly string[]): Promise<Waiting[]> =>
  rows<Waiting>(
    db,
    sql`update outbox set tries = tries + 1, due_at = now() + make_interval(secs => ${HELD_SECONDS}::int),
        message_id = coalesce(message_id, gen_random_uuid()::text)
      where id in (
        select id from outbox where state = 'waiting' and channel <> 'notice' and due_at <= now()
          and channel in (${sql.join(
            channels.map((channel) => sql`${channel}`),
            sql`, `,
          )})
        order by due_at limit ${AT_ONCE} for update skip locked
      )
      returning id::text, message_id, merchant, channel, recipient, subject, body, tries, coalesce(useful_until < now(), false) as late`,
  );

/** Forgets a sent message at once, since it may hold a code; the demo's page goes on showing it. */
const settle = async (
  { db, env }: PlatformContext,
  { id, tries }: Waiting,
  outcome: Carried | 'late',
): Promise<void> => {
  if (outcome === 'failed' && tries < MOST_TRIES) {
    const seconds = Math.min(5 * 2 ** (tries - 1), LONGEST_WAIT_SECONDS);
    await db.execute(sql`update outbox set due_at = now() + make_interval(secs => ${seconds}::int) where id = ${id}`);
  } else if (outcome === 'taken' && !env.demo) await db.execute(sql`delete from outbox where id = ${id}`);
  else if (outcome === 'taken') await db.execute(sql`update outbox set state = 'sent' where id = ${id}`);
  else await db.execute(sql`update outbox set state = 'dropped', body = '', subject = '' where id = ${id}`);
};

const forward = async (platform: PlatformContext, carriers: Carriers, waiting: Waiting): Promise<void> => {
  const { message_id: id, merchant, channel, recipient: to, subject, body, late, tries } = waiting;
  const outcome = late ? 'late' : ((await carriers[channel]?.carry({ id, merchant, to, subject, body })) ?? 'failed');
  await settle(platform, waiting, outcome);
  platform.metrics.messages.inc({ channel, outcome });
  if (outcome !== 'taken')
    platform.log.warn({ merchant, channel, code: outcome, count: tries }, 'a message was not sent');
};

/** One turn: everything that is due now. */
export const sendDue = async (platform: PlatformContext, carriers: Carriers): Promise<void> => {
  const channels = Object.keys(carriers);
  while (channels.length > 0) {
    const taken = await take(platform, channels);
    await Promise.all(taken.map((waiting) => forward(platform, carriers, waiting)));
    if (taken.length < AT_ONCE) return;
  }
};
