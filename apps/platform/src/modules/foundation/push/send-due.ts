// Sends the outbox of pushes, on any number of nodes.
import type { LanguageCode, PushKind } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import type { PushNotice } from '../../../ports/push/push.ts';
import { amountText } from '../../../texts/amount-text.ts';
import { pushText } from '../../../texts/push-text.ts';
import { shownAnnouncement } from './announce.ts';
import { choiceOf } from './choice-store.ts';
import {
  ANNOUNCEMENT,
  AT_ONCE,
  closeMessage,
  type DueMessage,
  type NewsSource,
  postpone,
  takeDue,
} from './message-store.ts';
import { quietMinutesLeft } from './quiet.rules.ts';
import { dropToken, isTokenOf } from './registration-store.ts';
import type { SendPush } from './senders.ts';

/** Answers the language of a member who may get pushes; null for any other. */
export type Listener = (memberId: string) => Promise<{ readonly language: LanguageCode | null } | null>;

interface Sending extends Pick<PlatformContext, 'db' | 'merchants' | 'now' | 'log'> {
  readonly listener: Listener;
  readonly news: readonly NewsSource[];
  readonly send: SendPush;
}

const MOST_TRIES = 8;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 1800;
const SECONDS_A_MINUTE = 60;

/** The page that a tap opens. */
const pages = {
  depositArrived: (ref: string) => `/m/order?${new URLSearchParams({ id: ref })}`,
  withdrawalPaid: (ref: string) => `/m/withdraw?${new URLSearchParams({ id: ref })}`,
  ticketWon: () => '/m/member/bets',
  chatAnswered: () => '/m/member/home?chat=open',
  test: () => '/m/securityCenter',
} as const satisfies Readonly<Record<PushKind | 'test', (ref: string) => string>>;

/** The notice in a member's language. A phone lies on tables: it says how much only of money that is the member's own @assumed */
export const noticeOf = (
  merchant: Merchant,
  language: LanguageCode,
  { kind, ref, amount }: { readonly kind: PushKind | 'test'; readonly ref: string; readonly amount: bigint | null },
): PushNotice => ({
  title: merchant.name,
  body: pushText(kind, language, { amount: amount === null ? '' : amountText(amount, merchant.settings, language) }),
  path: pages[kind](ref),
  // Of several answers of a chat the last one stands; every other piece of news stays.
  tag: kind === 'chatAnswered' ? kind : `${kind}.${ref}`,
});

/** Null: the announcement is gone since it was sent, or its time is over. */
const announcementOf = (merchant: Merchant, language: LanguageCode, id: string, now: Date): PushNotice | null => {
  const found = shownAnnouncement(merchant, id, now.getTime());
  if (found === null) return null;
  const body = found.title[language] ?? found.title.EN;
  return { title: merchant.name, body, path: '/m/home', tag: `${ANNOUNCEMENT}.${id}` };
};

const noticeFor = (
  merchant: Merchant,
  language: LanguageCode,
  { kind, ref, amount }: DueMessage,
  now: Date,
): PushNotice | null =>
  kind === ANNOUNCEMENT
    ? announcementOf(merchant, language, ref, now)
    : noticeOf(merchant, language, { kind, ref, amount });

/** After a log-out, and of a member who rests or is excluded, nobody hears anything. */
const sendOne = async (sending: Sending, message: DueMessage): Promise<void> => {
  const { db, merchants, now, log, listener, news, send } = sending;
  const { id, merchant: code, token, memberId, tries } = message;
  const merchant = merchants.all.find((one) => one.code === code);
  const member = await listener(memberId);
  if (!merchant || !member) return closeMessage(db, id);
  const choice = await choiceOf(db, memberId);
  const { kind } = message;
  if (kind !== ANNOUNCEMENT && choice.off.includes(kind)) return closeMessage(db, id);
  const quiet = quietMinutesLeft(choice, now());
  if (quiet > 0) return postpone(db, id, quiet * SECONDS_A_MINUTE, false);
  const standing = (await news.find((source) => source.kind === kind)?.standing?.(db, message.ref)) ?? 0;
  if (standing === 'over') return closeMessage(db, id);
  if (standing > 0) return postpone(db, id, standing, false);
  const notice = noticeFor(merchant, member.language ?? merchant.settings.defaultLanguage, message, now());
  // Looked at last: between this and the sending nothing is waited for.
  if (!notice || !(await isTokenOf(db, code, token, memberId))) return closeMessage(db, id);
  const sent = await send(merchant, token, notice);
  if (sent === 'failed' && tries < MOST_TRIES)
    return postpone(db, id, Math.min(FIRST_WAIT_SECONDS * 2 ** (tries - 1), LONGEST_WAIT_SECONDS), true);
  if (sent === 'gone') await dropToken(db, code, token);
  if (sent !== 'taken') log.warn({ merchant: code, code: sent, count: tries }, 'a push was not sent');
  await closeMessage(db, id);
};

/** One turn: everything that is due now. */
export const sendDue = async (sending: Sending): Promise<void> => {
  let taken: readonly DueMessage[];
  do {
    taken = await takeDue(sending.db);
    await Promise.all(taken.map((message) => sendOne(sending, message)));
  } while (taken.length === AT_ONCE);
};
