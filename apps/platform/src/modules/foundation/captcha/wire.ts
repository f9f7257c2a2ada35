// The wire of our captcha script: loads a puzzle and sends an answer, guarded like a call.
import type { Call } from '@foyer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { sendValue } from '../../../http/answer.ts';
import { languageOf, merchantOf } from '../../../http/caller.ts';
import { checkedInput } from '../../../http/input.ts';
import { mayCall } from '../../../http/origin.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import type { PuzzleService, Visitor } from './puzzle-service.ts';
import { Load, Verify } from './wire.schemas.ts';

const loadRow: Call = { method: 'POST', path: '/wps/captcha/load', token: 'none' };
const verifyRow: Call = { method: 'POST', path: '/wps/captcha/verify', token: 'none' };

/** Bound like a call: operator by host, foreign origins refused, input held against its schema. */
const received = <T extends z.ZodMiniType>(
  platform: PlatformContext,
  row: Call,
  schema: T,
  request: FastifyRequest,
): { readonly input: z.infer<T>; readonly visitor: Visitor } => {
  const visitor: Pick<CallContext, 'merchant' | 'ip' | 'language'> = {
    merchant: merchantOf(request, platform.merchants),
    ip: request.ip,
    language: languageOf(request),
  };
  const { origin } = request.headers;
  if (origin !== undefined && !mayCall(origin, request, visitor.merchant)) throw new Refusal('origin.refused');
  const body = (request.body as Buffer | undefined) ?? null; // the only body parser hands over bytes
  // Held against this very schema.
  return { input: checkedInput(schema, row, request, body) as z.infer<T>, visitor };
};

export const bindPuzzleWire = (app: FastifyInstance, platform: PlatformContext, service: PuzzleService): void => {
  app.post(loadRow.path, { config: { call: 'captcha.load' } }, async (request, reply) => {
    const { input, visitor } = received(platform, loadRow, Load, request);
    return sendValue(reply, await service.load(input, visitor));
  });
  app.post(verifyRow.path, { config: { call: 'captcha.verify' } }, async (request, reply) => {
    const { input, visitor } = received(platform, verifyRow, Verify, request);
    return sendValue(reply, await service.verify(input, visitor));
  });
};
