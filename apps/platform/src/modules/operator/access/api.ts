// Public interface of the access module: operators' accounts, sessions and the audit log.

/** `createAccess(services)` logs people in and finds their sessions. */
export { type AccessServices, createAccess } from './access.service.ts';
/** `endSession(on, tokenHash)` logs a person out. */
export { endSession } from './account-store.ts';
/** `addOperatorAccount(services, operator)` is false where the operator has a person of that name. */
export { addOperatorAccount, type NewOperator } from './add-operator.ts';
/** `keepAudit(on, entry)` writes a line of the audit log, `auditOf(on, merchant, most, before)` reads them, the newest first. */
export { type AuditRow, auditOf, keepAudit } from './audit-store.ts';
