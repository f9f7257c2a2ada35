// Tests that what every page asks of a member is counted for all callers of a moment in one statement each.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCountUnread } from '../modules/foundation/outbox/api.ts';
import { createCountOpenReceipts } from '../modules/play/lottery/api.ts';
import { requirePostgres } from '../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { recordStatements } from '../testing/record-statements.ts';

let platform: TestPlatform;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform();
});
afterAll(() => platform?.close());

test('unread notices and open bets of 30 members are two statements', async () => {
  const countUnread = createCountUnread(platform.db);
  const countOpen = createCountOpenReceipts(platform.db);
  const { sent, stop } = recordStatements(platform.db);
  const members = Array.from({ length: 30 }, (_, at) => `member${at}`);
  await Promise.all(members.flatMap((member) => [countUnread('aurora', member), countOpen(member)]));
  stop();
  const counts = sent.flat().filter((text) => /count\(\*\).* from (outbox|lottery_receipt)/s.test(text));
  expect(counts).toHaveLength(2);
});
