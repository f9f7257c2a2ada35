// Loads what checks answers: the contract's schemas are too heavy for the first load.
import type { BoundCallName, PageSettings } from '@foyer/contract';
import type { CheckOutput } from './create-send.ts';
import { isMemberSchema } from './member-schema.rules.ts';

/**
 * Answers with what checks a call's answer, by the call's name: the schemas of security, money and settings come with the
 * first of their calls.
 * @param settings of the page: those that it asks for again are read over them
 */
export const createLoadCheck =
  (settings: PageSettings) =>
  async (name: BoundCallName): Promise<CheckOutput> => {
    if (name === 'system.settings') {
      const { checkSettings } = await import('./check-settings.ts');
      return checkSettings(settings);
    }
    const { check } = await (isMemberSchema(name) ? import('./check-member.ts') : import('./check-common.ts'));
    return check(name);
  };
