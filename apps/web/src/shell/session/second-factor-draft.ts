// Tells whether a log-in waits for its second step. Every page reads this, so it is apart from the code that loads
// only then.
import type { Drafts } from '../shell.ts';

export const SECOND_FACTOR_DRAFT = 'secondFactor';

export const secondFactorWaits = (drafts: Drafts): boolean => drafts.read(SECOND_FACTOR_DRAFT).challenge !== undefined;
