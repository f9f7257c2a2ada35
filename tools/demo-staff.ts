// The demo's scripted staff: they decide withdrawals and answer messages through the operator API, as people would.
import { setTimeout as pause } from 'node:timers/promises';
import { texts } from 'virtual:shared-texts/demoStaff';
import { codeAt } from '../apps/platform/src/modules/account/second-factor/totp.ts';
import { textIn } from '../apps/platform/src/texts/text-in.ts';
import {
  type DemoStaff,
  demoStaff,
  type OperatorCallName,
  type OperatorInput,
  type OperatorOutput,
} from '../packages/contract/src/operator/index.ts';
import type english from '../texts/EN/demoStaff.json';

const MERCHANTS = ['aurora', 'lotus'];
/** Pauses between two looks, in milliseconds. */
export interface Pauses {
  /** While something waits. */
  readonly busy: number;
  /** While nothing does: a demo that nobody uses takes little of its machine. */
  readonly idle: number;
}

const PAUSES: Pauses = { busy: 1_000, idle: 4_000 };
const CODE_MS = 30_000;
/** So long a withdrawal waits, for the member to see it wait. */
const DECIDES_AFTER_MS = 4_000;
const REFUSES_AFTER_MS = 20_000;
/** An amount that ends so shows what a hold and a refusal look like. */
const REFUSED_END = '13';
/** An amount that ends so waits longer, for the member to take it back. */
const SLOW_END = '31';
const DECIDES_SLOWLY_AFTER_MS = 60_000;

/** So long a message in the chat waits for a person. */
const ANSWERS_CHAT_AFTER_MS = 2_500;

/** So long an identity check waits, for the member to see it wait. */
const APPROVES_AFTER_MS = 4_000;

type Withdrawal = OperatorOutput<'withdrawals.list'>['items'][number];

/** In the language that the member reads. */
const wordsFor = ({ language }: Withdrawal['member'], key: keyof typeof english): string =>
  textIn(texts, key, language);

/** Calls the operator API; null where it refuses. */
const caller = (url: string, token: string | null) =>
  async function call<N extends OperatorCallName>(name: N, input: OperatorInput<N>): Promise<OperatorOutput<N> | null> {
    const answer = await fetch(`${url}/operator/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(input),
    });
    const body = (await answer.json()) as { success: boolean; value: OperatorOutput<N> };
    return body.success ? body.value : null;
  };

type Call = ReturnType<typeof caller>;

/**
 * A code is taken once, and a restart may come while the code of before is still shown: then the one of the next half minute is
 * tried, which the platform takes because clocks go wrong. Null: both were taken.
 */
async function logIn(url: string, merchant: string, { name, password, secret }: DemoStaff) {
  for (const ahead of [0, CODE_MS]) {
    const code = codeAt(secret, new Date(Date.now() + ahead));
    const session = await caller(url, null)('session.login', { merchant, name, password, code });
    if (session !== null) return caller(url, session.token);
  }
  return null;
}

async function decide(call: Call, name: string, withdrawal: Withdrawal): Promise<void> {
  const { id, amount, status, createdAt, firstApproval, member } = withdrawal;
  if (firstApproval === name) return;
  const age = Date.now() - Date.parse(createdAt);
  if (age < (amount.endsWith(SLOW_END) ? DECIDES_SLOWLY_AFTER_MS : DECIDES_AFTER_MS)) return;
  if (!amount.endsWith(REFUSED_END)) await call('withdrawals.pay', { id });
  // Both scripts see it at once: one of them alone holds and refuses, or the member reads it twice.
  else if (name !== demoStaff[0].name) return;
  else if (status === 'waiting') await call('withdrawals.hold', { id, reason: wordsFor(member, 'onHold') });
  else if (age > REFUSES_AFTER_MS) await call('withdrawals.refuse', { id, reason: wordsFor(member, 'refused') });
}

/** Answers every message in the member's language. */
async function answerFeedback(call: Call): Promise<void> {
  const written = await call('feedback.list', {});
  for (const { reference, member } of written?.items ?? [])
    await call('feedback.answer', { reference, answer: wordsFor(member, 'answer') });
}

/**
 * Answers in chats where no person has answered: first it writes, as a person would, however late it comes.
 * `writing` names the messages at whose answers it already writes.
 */
async function answerChats(call: Call, writing: Set<string>): Promise<void> {
  const open = await call('chats.list', {});
  for (const { member, status, lastMessage, isWaiting } of open?.items ?? []) {
    if (!isWaiting) continue;
    const memberId = member.id;
    const message = `${memberId} ${lastMessage.seq}`;
    await call('chats.read', { memberId });
    if (!writing.has(message) || Date.now() - Date.parse(lastMessage.at) < ANSWERS_CHAT_AFTER_MS) {
      writing.add(message);
      await call('chats.typing', { memberId });
    } else {
      await call('chats.answer', {
        memberId,
        id: `reply-${lastMessage.seq}`,
        seq: lastMessage.seq,
        answer: wordsFor(member, status === 'waiting' ? 'chatGreeting' : 'chatAnswer'),
      });
      writing.delete(message);
    }
  }
}

/** Nobody looks at documents in the demo: a check that has waited is approved. */
async function approveChecks(call: Call): Promise<void> {
  const waiting = await call('identityChecks.list', {});
  for (const { id, sentAt } of waiting?.items ?? [])
    if (Date.now() - Date.parse(sentAt) > APPROVES_AFTER_MS) await call('identityChecks.approve', { id });
}

type Waiting = OperatorOutput<'work.count'>;

/** Whether there is something that the script does. */
const isWork = ({ withdrawals, feedback, chats, identityChecks }: Waiting): boolean =>
  withdrawals.urgent + withdrawals.others + feedback.urgent + chats.urgent + identityChecks.urgent > 0;

/** Does what somebody with these roles may do. False: the session is over. */
async function work(call: Call, { name, roles }: DemoStaff, waiting: Waiting, writing: Set<string>): Promise<boolean> {
  const open = await call('withdrawals.list', {});
  if (open === null) return false;
  for (const withdrawal of open.items) await decide(call, name, withdrawal);
  if (roles.includes('support') && waiting.feedback.urgent > 0) await answerFeedback(call);
  if (roles.includes('support') && waiting.chats.urgent > 0) await answerChats(call, writing);
  if (roles.includes('risk') && waiting.identityChecks.urgent > 0) await approveChecks(call);
  return true;
}

/** One of them at a site: `begin` answers the running session or begins one; null where no code is left to log in with. */
function deskOf(url: string, merchant: string, staff: DemoStaff) {
  let call: Call | null = null;
  let notBefore = 0;
  return {
    staff,
    begin: async (): Promise<Call | null> => {
      if (call === null && Date.now() >= notBefore) {
        call = await logIn(url, merchant, staff);
        notBefore = Date.now() + CODE_MS - (Date.now() % CODE_MS);
      }
      return call;
    },
    end: (): void => {
      call = null;
      notBefore = 0;
    },
  };
}

interface Work {
  readonly url: string;
  readonly pauses: Pauses;
  readonly signal: AbortSignal;
}

/** Works for one site until `signal` ends it. The first of the staff looks; the others log in once something waits. */
async function serve({ url, pauses, signal }: Work, merchant: string) {
  const writing = new Set<string>();
  const desks = demoStaff.map((staff) => deskOf(url, merchant, staff));
  /** True: something waits. */
  const look = async (): Promise<boolean> => {
    const waiting = await (await desks[0]?.begin())?.('work.count', {});
    if (waiting === null) desks[0]?.end();
    if (!waiting || !isWork(waiting)) return false;
    for (const { staff, begin, end } of desks) {
      const call = await begin();
      if (call && !(await work(call, staff, waiting, writing))) end();
    }
    return true;
  };
  while (!signal.aborted) {
    // Where the platform does not answer at the moment, the next look finds out.
    const isBusy = await look().catch(() => false);
    await pause(isBusy ? pauses.busy : pauses.idle, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Starts the scripted staff of every site.
 * @returns the function that stops them
 */
export function startDemoStaff(url: string, pauses = PAUSES): () => void {
  const controller = new AbortController();
  const task = { url, pauses, signal: controller.signal };
  for (const merchant of MERCHANTS) void serve(task, merchant);
  return () => controller.abort();
}
