// Gives a member the own data: a proof first, then a code for one download.
import { Readable } from 'node:stream';
import type { InputOf } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { visitOf } from '../../../http/site-access.ts';
import type { MemberContext, MemberData, PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { looksLikeSecret } from '../../../secrets/token.ts';
import { maySo, memberById } from '../member/api.ts';
import { requireProof, type StepUpServices } from '../security/api.ts';
import { createExportCode, takeExportCode } from './export-code-store.ts';
import { exportText } from './export-text.ts';

/** @assumed */
const EXPORTS_A_DAY = 3;
const DAY_SECONDS = 86_400;

/** @throws Refusal those of the step-up, and TOO_MANY_REQUEST after three a day */
export const prepareExport = async (
  services: StepUpServices,
  { stepUp }: InputOf<'security.exportData'>,
  context: MemberContext,
): Promise<{ code: string }> => {
  await requireProof(services, stepUp, context);
  const { db } = services.platform;
  const { merchant, session } = context;
  const limit = { key: `export|${session.memberId}`, most: EXPORTS_A_DAY, windowSeconds: DAY_SECONDS };
  const wait = await reserveTry(db, [limit]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
  return { code: await createExportCode(db, merchant.code, session.memberId) };
};

/** Adds the route of the file. */
export const bindExport = (app: FastifyInstance, { db, now }: PlatformContext, lists: MemberData): void => {
  app.get<{ Params: { code: string } }>(
    '/wps/member/export/:code',
    { config: { call: 'member.export' } },
    async (request, reply) => {
      const { merchant } = visitOf(request);
      const { code } = request.params;
      const memberId = looksLikeSecret(code) ? await takeExportCode(db, merchant.code, code) : null;
      const member = memberId === null ? null : await memberById(db, memberId);
      if (member === null || maySo(member, 'session', now()) !== null) throw new Refusal('not.found');
      const name = `${merchant.code}-${now().toISOString().slice(0, 'YYYY-MM-DD'.length)}.json`;
      return reply
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .type('application/json; charset=utf-8')
        .send(Readable.from(exportText(lists, { merchant, member }, now())));
    },
  );
};
