// What a page of the lists that staff work from reads: itself, however many rows wait.
import { demoMember } from '@foyer/contract/demo';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rows } from '../../../db/database.ts';
import { type WorkList, workCountQuery, workCounts, workPage, workQuery } from '../../../db/work-list.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { rowsReadBy } from '../../../testing/rows-read.ts';
import { checkList } from '../../account/identity-check/check-store.ts';
import { noticeList } from '../../money/payment/notice-store.ts';
import { transferList } from '../../money/payment/transfers.ts';
import { withdrawalList } from '../../money/withdrawal/withdrawal-store.ts';
import { conversationList, queuePlace } from '../../site/chat/conversation-store.ts';
import { ratingList } from '../../site/chat/rating-store.ts';
import { feedbackList } from '../../site/feedback/answers.ts';
import { workLists } from './work.handlers.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ demoBankUrl: 'http://127.0.0.1:1' });
  const { db } = platform;
  const { id } = await platform.value('session.login', { type: 'username', ...demoMember });
  for (const statement of fill(id)) await db.execute(statement);
  for (const table of [
    'feedback',
    'payment_notice',
    'identity_check',
    'deposit_order',
    'document',
    'withdrawal',
    'chat_conversation',
    'chat_rating',
  ])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
}, 60_000);
afterAll(() => platform?.close());

const MANY = sql`generate_series(1, 5000) as n`;
const ago = sql`now() - n * interval '1 minute'`;

const fill = (member: string): readonly SQL[] => [
  sql`insert into member select (jsonb_populate_record(null::member, to_jsonb(m) || jsonb_build_object(
      'id', 'm' || n, 'account', 'm' || n, 'user_name', 'm' || n, 'look', 'm' || n, 'mobile', null, 'email', null))).*
    from member m, ${MANY} where m.id = ${member}`,
  sql`insert into feedback (merchant, reference, member_id, kind, text, idempotency_key, created_at)
    select 'aurora', 'f' || n, ${member}, 'idea', '', 'f' || n, ${ago} from ${MANY}`,
  sql`insert into payment_notice (merchant, provider, verdict, body, at)
    select 'aurora', 'test', 'order unknown', n::text, ${ago} from ${MANY}`,
  sql`insert into identity_check (merchant, member_id, id, status, sent_at)
    select 'aurora', 'm' || n, 'c' || n, 'waiting', ${ago} from ${MANY}`,
  // The 150 newest transfers have a slip, the two behind them a first confirmation.
  sql`insert into deposit_order (id, merchant, member_id, method, kind, title, provider, amount, credited, currency, status, return_url,
      notice_url, language, idempotency_key, fingerprint, first_approval, created_at, expires_at)
    select 'd' || n, 'aurora', 'm' || n, 'bank', 'bankTransfer', '{"EN":"Bank transfer"}', 'test', 1, 1, 'USD', 'pending', '', '', 'en',
      'd' || n, '', case when n in (151, 152) then 'paula' end, ${ago}, now() + interval '1 day' from ${MANY}`,
  sql`insert into document (id, merchant, member_id, subject, source_hash, content, created_at, expires_at)
    select 's' || n, 'aurora', 'm' || n, 'slip|d' || n, '', '', now(), now() + interval '1 year' from ${MANY} where n <= 150`,
  // Two wait, the others are on hold.
  sql`insert into withdrawal (id, merchant, member_id, account_id, kind, issuer, masked, amount, currency, status, idempotency_key,
      created_at, expected_by)
    select 'w' || n, 'aurora', 'm' || n, 'a' || n, 'bankCard', 'demobank', '', 1, 'USD',
      case when n in (2000, 3000) then 'waiting' else 'onHold' end, 'w' || n, ${ago}, now() from ${MANY}`,
  // In two conversations somebody waits.
  sql`insert into chat_conversation (id, merchant, member_id, status, last_seq, last_written_at, waiting_since)
    select 'k' || n, 'aurora', 'm' || n, 'open', 1, ${ago}, case when n in (2000, 3000) then ${ago} end from ${MANY}`,
  sql`insert into chat_rating (id, merchant, member_id, conversation_id, seq, stars, rated_at)
    select 'r' || n, 'aurora', 'm' || n, 'k' || n, 1, 5, ${ago} from ${MANY}`,
];

const lists = {
  'feedback.list': [feedbackList('aurora'), ['f5000', 'f4999'], 'f4900'],
  'notices.list': [noticeList('aurora'), ['1', '2'], '101'],
  'identity.list': [checkList('aurora'), ['c5000', 'c4999'], 'c4900'],
  'deposits.list': [transferList('aurora', new Date()), ['d152', 'd151', 'd150'], 'd52'],
  'withdrawals.list': [withdrawalList('aurora'), ['w3000', 'w2000', 'w5000', 'w4999'], 'w4902'],
  'chats.list': [conversationList('aurora'), ['k3000', 'k2000', 'k1', 'k2'], 'k99'],
  'chats.ratings': [ratingList('aurora'), ['r1', 'r2'], 'r101'],
} as const satisfies Record<string, readonly [WorkList, readonly string[], string]>;

/** The id of a row, as its place in the list has it; of a notice the number in its body. */
const idOf = ({ workPlace, body }: { workPlace: readonly [number, number, string]; body?: string }): string =>
  body ?? workPlace[2];
const pageOf = (db: Database, list: WorkList, cursor?: string) => workPage(db, list, cursor, idOf);

test.each(Object.entries(lists))('%s reads at most 400 rows of 5,000 for a page, at any depth', async (_, expected) => {
  const { db } = platform;
  const [list, first, next] = expected;
  const page = await pageOf(db, list);
  expect([page.items.slice(0, first.length), page.items.length]).toEqual([first, 100]);
  expect(await rowsReadBy(db, workQuery(list))).toBeLessThanOrEqual(400);
  const seen = [...page.items];
  for (let cursor = page.nextCursor; cursor !== null; ) {
    expect(await rowsReadBy(db, workQuery(list, cursor)), cursor).toBeLessThanOrEqual(400);
    const { items, nextCursor } = await pageOf(db, list, cursor);
    seen.push(...items);
    cursor = nextCursor;
  }
  expect([seen[100], seen.length, new Set(seen).size]).toEqual([next, 5000, 5000]);
});

test('all lists are counted to a page of each group, which reads little more', async () => {
  const { db } = platform;
  const list = (urgent: number, others = 0) => ({ urgent, others });
  expect(await workCounts(db, workLists('aurora', new Date()))).toEqual({
    withdrawals: list(2, 100),
    deposits: list(100, 100),
    notices: list(100),
    identityChecks: list(100),
    feedback: list(100),
    chats: list(2, 100),
  });
  expect(await rowsReadBy(db, workCountQuery(workLists('aurora', new Date())))).toBeLessThanOrEqual(2000);
  const { withdrawals, chats } = await workCounts(db, workLists('lotus', new Date()));
  expect([withdrawals, chats]).toEqual([list(0), list(0)]);
});

test('the place in the queue is counted without a look at those of whom nobody waits', async () => {
  const { db } = platform;
  const [waiting] = await rows<{ place: number }>(db, queuePlace('aurora', 'k2000'));
  expect(waiting?.place).toBe(2);
  expect(await rowsReadBy(db, queuePlace('aurora', 'k2000'))).toBeLessThanOrEqual(3);
});
