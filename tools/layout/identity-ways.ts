// Ways to the states of the identity check, with the security page answered in place of the platform.
import { calls, type IdentityCheck } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { answerFor, type Way } from './ways.ts';

const PATH = calls['security.overview'].path;
const sentAt = '2026-11-24T12:00:00.000Z';
const reason = 'Please take the picture of your identity card again, in daylight and without your fingers on it.';

const missing: IdentityCheck = {
  status: 'none',
  documents: [
    { kind: 'identityFront', sentAt },
    { kind: 'identityBack', sentAt: null },
    { kind: 'passport', sentAt: null },
    { kind: 'selfie', sentAt: null },
  ],
  reason: null,
};
const documents = missing.documents.map(({ kind }) => ({ kind, sentAt }));

const checks = {
  missing,
  waiting: { ...missing, status: 'waiting', documents },
  approved: { ...missing, status: 'approved', documents },
  refused: { ...missing, status: 'refused', reason },
} as const satisfies Record<string, IdentityCheck>;

export type CheckName = keyof typeof checks;
// The keys of the table above.
export const checkNames = Object.keys(checks) as CheckName[];

/** Answers the security page of a member whose check stands so. */
export const answerCheck = (name: CheckName): Way =>
  answerFor(PATH, 200, {
    success: true,
    value: { ...examples['security.overview'].output, identityCheck: checks[name] },
  });

export const leaveCheck: Way = (page) => page.unroute(`**${PATH}*`);
