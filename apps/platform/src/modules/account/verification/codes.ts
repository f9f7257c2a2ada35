// Codes by SMS and e-mail: sent within limits, good once, for one purpose, for a short while.
import type { CodeLimited, CodeSent } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { createLimitBatches } from '../../../protection/limit-batches.ts';
import { type Limit, reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { newCode, nobodysHash } from '../../../secrets/code-hash.ts';
import type { CodePurpose, CodeRecipient, CodeRequester } from './code.ts';
import { createCodeHash } from './code-key.ts';
import { merchantLimit, RESEND_SECONDS, recipientLimits, requesterLimits } from './code-limits.ts';
import { bodyOf, type CodeMessage, codeMessages, subjectOf } from './code-message.ts';
import { checkCode, clockOf, dropCode, isCodeSpent, takeCode } from './code-store.ts';
import { codeOf } from './digits.rules.ts';
import { countVerified, reportStop } from './sms-block.ts';
import { type Content, createStoreCode, type StoreResult } from './store-code.ts';

/** The name that was typed to find a recipient, if it was neither a number nor an address. */
export interface NameTyped {
  readonly merchant: Merchant;
  readonly name: string;
}

/** The result of reading a code. */
export interface Inspection {
  readonly fits: boolean;
  readonly isProven: boolean;
}

export interface Codes {
  /**
   * Counts the try against every limit, then sends a fresh code, which replaces an older one; to whom has nothing to log in to or to
   * reset, a message that says so. The answer is the same. A refusal tells the device of the last send that its code is spent.
   * @throws Refusal TOO_MANY_REQUEST_SMS, service.unavailable
   */
  readonly send: (recipient: CodeRecipient, requester: CodeRequester) => Promise<CodeSent>;
  /**
   * Sends to the recipient on file for a name, or to nobody. The answer is the same: the asker hears only of limits that count under
   * the name; where the recipient's own are reached nothing goes out.
   * @throws Refusal TOO_MANY_REQUEST_SMS
   */
  readonly sendByName: (
    name: NameTyped,
    recipient: CodeRecipient | null,
    requester: CodeRequester,
  ) => Promise<CodeSent>;
  /**
   * Takes a code: true once. A wrong one counts; after five the code is dead. Within a transaction the code is used up only if that
   * commits; one that was wrong must commit, or the guess is not counted.
   */
  readonly take: (recipient: CodeRecipient, code: string, on?: Tx) => Promise<boolean>;
  /**
   * Looks at a code before it is taken: nothing is used up, a wrong one counts. `isProven`: it is right, and a captcha proof went with
   * its send, from this device and within ten minutes.
   */
  readonly inspect: (recipient: CodeRecipient, code: string, deviceId: string | null) => Promise<Inspection>;
  /** Takes a code back that nobody needs any more. */
  readonly drop: (recipient: CodeRecipient, on: Tx) => Promise<void>;
}

const LIFE_SECONDS = 5 * 60;
/** TF-04: nobody may ask for another one before it has died, so it does not live long @assumed */
const VERIFY_LIFE_SECONDS = { sms: 2 * 60, email: 3 * 60 } as const;

const lifeOf = ({ purpose, channel }: Pick<CodeRecipient, 'purpose' | 'channel'>): number =>
  purpose === 'verify' ? VERIFY_LIFE_SECONDS[channel] : LIFE_SECONDS;

const sentAt = (now: number, lifeSeconds: number): CodeSent => ({
  expirationTime: new Date(now + lifeSeconds * 1000).toISOString(),
  resendAt: new Date(now + RESEND_SECONDS * 1000).toISOString(),
});

const tooMany = (retryAfterSeconds: number, value?: CodeLimited): Refusal =>
  new Refusal('TOO_MANY_REQUEST_SMS', { retryAfterSeconds, value });

export const createCodes = (platform: PlatformContext): Codes => {
  const { db, env, outbox } = platform;
  const hashOf = createCodeHash(platform);
  const storeCode = createStoreCode(db);
  const batches = createLimitBatches(db);

  /** Writes the code and its message together, within these limits and the one of the number's block. */
  const post = async (
    recipient: CodeRecipient,
    requester: CodeRequester,
    limits: readonly Limit[],
  ): Promise<StoreResult> => {
    const code = newCode(recipient.merchant.settings.codeDigits);
    const hash = await hashOf(db, recipient, code);
    const lifeSeconds = lifeOf(recipient);
    const message = { recipient, requester, code, lifeSeconds, demo: env.demo };
    const content = (saying: CodeMessage): Content => ({
      hash: saying === 'noAccount' ? nobodysHash() : hash,
      body: bodyOf(saying, message),
    });
    const { toMember, toStranger } = codeMessages[recipient.purpose];
    const contents = { toMember: content(toMember), toStranger: content(toStranger) };
    const subject = subjectOf(message);
    const { deviceId, isProven = false } = requester;
    const posted = await storeCode({ recipient, limits, lifeSeconds, subject, ...contents, deviceId, isProven });
    if (posted.stopped) await reportStop(platform, recipient.merchant.code, recipient.to);
    return posted;
  };

  /**
   * Counts for the operator what `work` lets through; it answers the seconds to wait where it does not. One who has sent enough uses
   * up nothing of the others.
   * @throws Refusal TOO_MANY_REQUEST_SMS: the operator sends no more for now
   */
  const countForMerchant = async <W extends { readonly wait: number | null }>(
    merchant: string,
    work: () => Promise<W>,
  ): Promise<W> => {
    const limit = merchantLimit(env.codeLimits, merchant);
    const wait = await batches.take(limit);
    if (wait !== null) throw tooMany(wait);
    const done = await work();
    if (done.wait !== null) batches.giveBack(limit);
    return done;
  };

  /** The limits on an asker and on what was typed, in one order of kinds. */
  const limitsOf = (
    merchant: string,
    typed: string,
    requester: CodeRequester,
    purpose?: CodePurpose,
  ): readonly Limit[] => [
    ...requesterLimits(env.codeLimits, merchant, requester),
    ...recipientLimits(env.codeLimits, merchant, typed, purpose),
  ];

  const silently = async (recipient: CodeRecipient, requester: CodeRequester): Promise<void> => {
    const { merchant, channel, to } = recipient;
    if (!outbox.carries(channel)) return;
    const limits = recipientLimits(env.codeLimits, merchant.code, to);
    await post(recipient, requester, limits);
  };

  return {
    send: async (recipient, requester) => {
      const { merchant, channel, to } = recipient;
      if (!outbox.carries(channel)) throw new Refusal('service.unavailable');
      const limits = limitsOf(merchant.code, to, requester, recipient.purpose);
      const { wait, now } = await countForMerchant(merchant.code, () => post(recipient, requester, limits));
      if (wait === null) return sentAt(now, lifeOf(recipient));
      const isSpent = await isCodeSpent(db, recipient, requester.deviceId);
      throw tooMany(wait, isSpent ? { codeIsLive: false } : undefined);
    },
    sendByName: async ({ merchant, name }, recipient, requester) => {
      const limits = limitsOf(merchant.code, `name|${name}`, requester);
      const { wait } = await countForMerchant(merchant.code, async () => ({ wait: await reserveTry(db, limits) }));
      if (wait !== null) throw tooMany(wait);
      const now = await clockOf(db);
      if (recipient !== null) await silently(recipient, requester);
      return sentAt(now, LIFE_SECONDS);
    },
    take: async (recipient, code, on) => {
      const fits = await takeCode(on ?? db, recipient, await hashOf(on ?? db, recipient, codeOf(code)));
      if (fits && recipient.channel === 'sms') await countVerified(on ?? db, recipient.merchant.code, recipient.to);
      return fits;
    },
    inspect: async (recipient, code, deviceId) => {
      const { fits, isProven } = await checkCode(db, recipient, await hashOf(db, recipient, codeOf(code)), deviceId);
      return { fits, isProven: fits && isProven };
    },
    drop: (recipient, on) => dropCode(on, recipient),
  };
};
