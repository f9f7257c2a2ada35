// Phone-auth of the local identity provider: sends a code and exchanges it for an id token.
import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Fields, fieldsOf } from '../../../http/forms.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { isSameSecret } from '../../../secrets/same-secret.ts';
import { newId } from '../../../secrets/token.ts';
import { spendToken, tokenHashOf } from '../../account/identity/api.ts';
import { knownMobile, withAsciiDigits } from '../../account/verification/api.ts';
import { clientOf } from './client.rules.ts';
import type { Issuer } from './issue.ts';
import type { ProviderKeys } from './keys.ts';
import { answerSite } from './open-answer.ts';

const HANDLE_SECONDS = 300;
const MOST_GUESSES = 5;
const MOST_SENDS = 20;
const SENDS_WINDOW_SECONDS = 3600;
const CODE_RANGE = 1_000_000;

type Answer = Readonly<Record<string, string>>;

/** Errors are those of the Firebase SDK, whose place this takes, each with a reason as it gives one. */
const reasons = {
  'auth/invalid-phone-number': 'The phone number is not a mobile number of a country that is served.',
  'auth/too-many-requests': 'There were too many codes or guesses for now.',
  'auth/invalid-verification-code': 'The code is not the one that was sent.',
  'auth/code-expired': 'The code has run out or was used before.',
} as const;

const refused = (error: keyof typeof reasons): Answer => ({ error, message: reasons[error] });

interface Held {
  readonly id: string;
  readonly client: string;
  readonly phone: string;
}

/** Nothing is kept: who has the key finds the code again. */
const codeOf = (secret: Buffer, { id, phone }: Held): string =>
  String(createHmac('sha256', secret).update(`${id}|${phone}`).digest().readUInt32BE(0) % CODE_RANGE).padStart(6, '0');

export const bindPhone = (
  app: FastifyInstance,
  platform: PlatformContext,
  keys: ProviderKeys,
  issuer: Issuer,
): void => {
  const { db, merchants, outbox, now } = platform;

  const sent = async (merchant: Merchant | null, { phone_number = '' }: Fields): Promise<Answer> => {
    const phone = merchant && knownMobile(merchant, phone_number);
    if (!merchant || phone === null) return refused('auth/invalid-phone-number');
    const key = `local|phone|${merchant.code}|${phone}`;
    const wait = await reserveTry(db, [{ key, most: MOST_SENDS, windowSeconds: SENDS_WINDOW_SECONDS }]);
    if (wait !== null) return refused('auth/too-many-requests');
    const held = { id: newId(), client: merchant.code, phone };
    const body = `${codeOf(await keys.secret(), held)} is your ${merchant.name} code, sent by phone-auth.`;
    await outbox.send(db, { merchant: merchant.code, channel: 'sms', recipient: phone, subject: '', body });
    return { handle: await issuer.code('code:phone', held, HANDLE_SECONDS) };
  };

  const verified = async (held: Held | null, { handle = '', code = '' }: Fields): Promise<Answer> => {
    if (held === null) return refused('auth/code-expired');
    const guesses = { key: `local|guess|${held.id}`, most: MOST_GUESSES, windowSeconds: HANDLE_SECONDS };
    if ((await reserveTry(db, [guesses])) !== null) return refused('auth/too-many-requests');
    if (!isSameSecret(withAsciiDigits(code).trim(), codeOf(await keys.secret(), held)))
      return refused('auth/invalid-verification-code');
    const expiresAt = new Date(now().getTime() + HANDLE_SECONDS * 1000);
    if (!(await spendToken(db, { merchant: held.client, tokenHash: tokenHashOf(handle), expiresAt })))
      return refused('auth/code-expired');
    const { client, phone } = held;
    return { id_token: await issuer.idToken({ channel: 'phone', client, phone, name: null, nonce: null }) };
  };

  app.post('/phone/send', async (request, reply) => {
    const fields = fieldsOf(request);
    const merchant = clientOf(merchants, fields.client_id);
    return answerSite({ merchants, merchant }, request, reply, await sent(merchant, fields));
  });
  app.post('/phone/verify', async (request, reply) => {
    const fields = fieldsOf(request);
    const held = (await issuer.opened('code:phone', fields.handle ?? '')) as Held | null; // as `sent` put it in
    const merchant = clientOf(merchants, held?.client ?? fields.client_id);
    return answerSite({ merchants, merchant }, request, reply, await verified(held, fields));
  });
};
