// The operator API's calls: log-in, money, members, edits of the site, and the audit log.
import type { OperatorWire } from '../../../http/operator-server.ts';
import type { OperatorHandlers } from '../../../operator.ts';
import type { MemberKey } from '../../../secrets/member-key.ts';
import type { Documents } from '../../foundation/document/api.ts';
import { type AccessServices, auditOf, createAccess, endSession, keepAudit } from '../access/api.ts';
import { agentPage } from './agent-page.ts';
import { chatHandlers } from './chat.handlers.ts';
import { editHandlers } from './edit.handlers.ts';
import { identityHandlers } from './identity.handlers.ts';
import { memberHandlers } from './member.handlers.ts';
import { moneyHandlers } from './money.handlers.ts';
import { pushHandlers } from './push.handlers.ts';
import { workHandlers } from './work.handlers.ts';

const AUDIT_PAGE = 50;

/** What opens what is encrypted, and who is told. */
interface Needs {
  /** Decrypts the numbers of payout accounts. */
  readonly payoutKey: MemberKey;
  readonly documents: Documents;
  /** A member's chat has changed. */
  readonly chatChanged: (memberId: string) => void;
}

export const operatorWire = (services: AccessServices, { payoutKey, documents, chatChanged }: Needs): OperatorWire => {
  const { platform } = services;
  const access = createAccess(services);
  const handlers: OperatorHandlers = {
    'session.login': access.logIn,
    'session.logout': async (_, { tx, staff }) => {
      await endSession(tx, staff.tokenHash);
      return {};
    },
    'audit.list': async ({ before }, { tx, merchant }) => {
      const found = await auditOf(tx, merchant.code, AUDIT_PAGE, before);
      const items = found.items.map(({ id, at, input, ...row }) => ({
        ...row,
        id: String(id),
        at: new Date(at).toISOString(),
        input: JSON.stringify(input),
      }));
      return { items, nextBefore: found.isMore ? (items.at(-1)?.id ?? null) : null };
    },
    ...workHandlers(platform),
    ...moneyHandlers(platform, payoutKey, documents),
    ...memberHandlers(platform),
    ...identityHandlers(platform, documents),
    ...chatHandlers(platform, documents, chatChanged),
    ...pushHandlers(platform),
    ...editHandlers(platform),
  };
  return { handlers, find: access.find, audit: keepAudit, pages: [agentPage] };
};
