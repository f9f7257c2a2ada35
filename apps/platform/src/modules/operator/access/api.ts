// Public interface of the access module: staff accounts, sessions and the audit log.

/** `createAccess(services)` logs staff in and finds their sessions. */
export { type AccessServices, createAccess } from './access.service.ts';
/** `endSession(on, tokenHash)` logs one out. */
export { endSession } from './account-store.ts';
/** `addStaffAccount(services, account)` is false where the operator has an account of that name. */
export { addStaffAccount, type NewStaffAccount } from './add-staff.ts';
/** `keepAudit(on, entry)` writes a line of the audit log, `auditOf(on, merchant, most, before)` reads them, the newest first. */
export { type AuditRow, auditOf, keepAudit } from './audit-store.ts';
