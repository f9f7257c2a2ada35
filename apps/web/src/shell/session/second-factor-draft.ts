// Tells whether a log-in waits for its second step. Loaded by every page.
import type { Drafts } from '../shell.ts';

export const SECOND_FACTOR_DRAFT = 'secondFactor';

export const secondFactorWaits = (drafts: Drafts): boolean => drafts.read(SECOND_FACTOR_DRAFT).challenge !== undefined;
