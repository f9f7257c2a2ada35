// Loads what checks answers: the contract's schemas are too heavy for the first load.
import type { BoundCallName } from '@foyer/contract';
import type { CheckOutput } from './create-send.ts';
import { isMemberSchema } from './member-schema.rules.ts';

/** @param name the call whose answer is to be checked: the schemas of security and money come with the first of their calls */
export async function loadCheck(name: BoundCallName): Promise<CheckOutput> {
  const { check } = await (isMemberSchema(name) ? import('./check-member.ts') : import('./check-general.ts'));
  return check(name);
}
