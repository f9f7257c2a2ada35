// Whether a log-in waits for its second step: looked at on every page, so it stands apart from what is only fetched then.
import type { Drafts } from '../shell.ts';

export const SECOND_FACTOR_DRAFT = 'secondFactor';

export const secondFactorWaits = (drafts: Drafts): boolean => drafts.read(SECOND_FACTOR_DRAFT).challenge !== undefined;
