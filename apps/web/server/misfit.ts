// Reports each field of the back end's answers once that does not fit its schema.
import type { Misfit } from '@foyer/contract/schemas';
import type { Logger } from 'pino';

/** Reports an answer of a call that does not fit. */
export type ReportMisfit = (call: string, issues: readonly Misfit[]) => void;

/** Fields are named by the schema, but for the keys and indexes of lists: those are left out, so that the number of reports is bounded. */
const fieldOf = ({ path }: Misfit): string =>
  path.map((part) => (typeof part === 'number' || /^\d+$/.test(String(part)) ? '*' : String(part))).join('.') ||
  '(whole)';

/** A back end that is wrong in more places than this is wrong altogether. */
const MOST_REPORTS = 500;
const MAX_FIELD_LENGTH = 120;

/** Logs each field of each call once. */
export function createMisfitReport(log: Pick<Logger, 'error'>): ReportMisfit {
  const reported = new Set<string>();
  return (call, issues) => {
    for (const issue of issues) {
      const field = fieldOf(issue).slice(0, MAX_FIELD_LENGTH);
      const key = `${call} ${field}`;
      if (reported.has(key) || reported.size >= MOST_REPORTS) continue;
      reported.add(key);
      log.error({ call, field, fault: issue.code }, 'an answer of the back end does not fit its schema');
    }
  };
}

/** Says once of each operator that its pages cannot tell its own domains from others, and so never lead to another one. */
export function createPingKeyReport(log: Pick<Logger, 'warn'>): (merchant: string) => void {
  const reported = new Set<string>();
  return (merchant) => {
    if (reported.has(merchant)) return;
    reported.add(merchant);
    log.warn({ merchant }, 'the settings name no pingKey: pages do not look for another domain when theirs fails');
  };
}
