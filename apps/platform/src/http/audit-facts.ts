// What the audit log keeps of an input and of what a call notes: no secrets, and nothing long.
import { createHash } from 'node:crypto';

type Facts = Readonly<Record<string, unknown>>;

/** `number`: of a payout account, which is kept encrypted alone. */
const SECRETS = new Set(['password', 'code', 'number']);
/** A value whose JSON is longer is kept by its hash: rows of the log stay for good @assumed */
const LONGEST_KEPT = 4096;

/**
 * PostgreSQL does not keep the order of an object's names: the hash of what was sent is that of
 * what was stored.
 */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const kept = (value: unknown): unknown => {
  const { length } = JSON.stringify(value) ?? '';
  if (length <= LONGEST_KEPT) return value;
  return { sha256: createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex'), length };
};

/**
 * What the audit log may keep of an input: of a long value how long its JSON is, and the SHA-256 of
 * its JSON with all names in order.
 */
export const auditFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([name]) => !SECRETS.has(name))
      .map(([name, value]) => [name, kept(value)]),
  );
