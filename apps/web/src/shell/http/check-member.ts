// Checks the answers of calls about a member's security and money.
import { schemas } from '@foyer/contract/schemas/member-calls';
import type { CheckOutput } from './create-send.ts';
import { checkOf } from './read-answer.ts';

/** @param name of a call whose schema is among those of security and money */
export const check = (name: string): CheckOutput => checkOf(schemas, name as keyof typeof schemas);
