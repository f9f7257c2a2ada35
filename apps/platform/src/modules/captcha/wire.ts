// The wire of our own script: it loads a puzzle and sends an answer. Same form and same guards as the calls of the contract.
import type { Call } from '@foyer/contract';
import { CaptchaAction } from '@foyer/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sendValue } from '../../http/answer.ts';
import { languageOf, merchantOf } from '../../http/caller.ts';
import { checkedInput } from '../../http/input.ts';
import { mayCall } from '../../http/origin.ts';
import type { CallContext, House } from '../../module.ts';
import { Refusal } from '../../refusal.ts';
import type { PuzzleService, Visitor } from './puzzle-service.ts';

const ChallengeId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const CaptchaId = z.string().check(z.maxLength(64));
const Unit = z.number().check(z.gte(-1000), z.lte(1000));
const Milliseconds = z.number().check(z.gte(0), z.lte(600_000));

const Load = z.strictObject({
  captchaId: CaptchaId,
  kind: z.enum(['slide', 'click', 'question']),
  /** What the proof will be good for. Version 3 has said so when it started. */
  action: z.optional(CaptchaAction),
  /** Version 3: the challenge it was started with. */
  challenge: z.optional(ChallengeId),
});
export type Load = z.infer<typeof Load>;

const Verify = z.strictObject({
  challenge: ChallengeId,
  x: z.optional(Unit),
  places: z.optional(z.array(z.tuple([Unit, Unit])).check(z.maxLength(8))),
  text: z.optional(z.string().check(z.maxLength(64))),
  track: z.array(z.tuple([Unit, Unit, Milliseconds])).check(z.maxLength(400)),
});
export type Verify = z.infer<typeof Verify>;

const loadRow: Call = { method: 'POST', path: '/wps/captcha/load', token: 'none' };
const verifyRow: Call = { method: 'POST', path: '/wps/captcha/verify', token: 'none' };

/** Bound like a call: operator by host, foreign origins refused, input held against its schema. */
const received = <T extends z.ZodMiniType>(
  house: House,
  row: Call,
  schema: T,
  request: FastifyRequest,
): { readonly input: z.infer<T>; readonly visitor: Visitor } => {
  const visitor: Pick<CallContext, 'merchant' | 'ip' | 'language'> = {
    merchant: merchantOf(request, house.merchants),
    ip: request.ip,
    language: languageOf(request),
  };
  const { origin } = request.headers;
  if (origin !== undefined && !mayCall(origin, request.host, visitor.merchant)) throw new Refusal('origin.refused');
  // Held against this very schema.
  return { input: checkedInput(schema, row, request, request.body ?? null) as z.infer<T>, visitor };
};

export const bindPuzzleWire = (app: FastifyInstance, house: House, service: PuzzleService): void => {
  app.post(loadRow.path, { config: { call: 'captcha.load' } }, async (request, reply) => {
    const { input, visitor } = received(house, loadRow, Load, request);
    return sendValue(reply, await service.load(input, visitor));
  });
  app.post(verifyRow.path, { config: { call: 'captcha.verify' } }, async (request, reply) => {
    const { input, visitor } = received(house, verifyRow, Verify, request);
    return sendValue(reply, await service.verify(input, visitor));
  });
};
