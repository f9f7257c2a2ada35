// Loads what checks answers: the contract's schemas are too heavy for the first load.
import type { BoundCallName, PageSettings } from '@foyer/contract';
import type { CheckOutput } from './create-send.ts';
import { isMemberSchema, isOfferSchema } from './member-schema.rules.ts';

/**
 * Returns a function that loads the check of a call's answer. The schemas of security and money, and those of settings and
 * the app, come with the first of their calls.
 * @param settings of the page: those that it asks for again are read over them
 */
export const createLoadCheck =
  (settings: PageSettings) =>
  async (name: BoundCallName): Promise<CheckOutput> => {
    if (isOfferSchema(name)) return (await import('./check-offer.ts')).check(name, settings);
    const { check } = await (isMemberSchema(name) ? import('./check-member.ts') : import('./check-general.ts'));
    return check(name);
  };
