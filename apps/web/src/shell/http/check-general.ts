// Checks the answers of calls that any page may make.
import { schemas } from '@foyer/contract/schemas/general-calls';
import type { CheckOutput } from './create-send.ts';
import { checkOf } from './read-answer.ts';

/** @param name of a call whose schema is among the general ones */
export const check = (name: string): CheckOutput => checkOf(schemas, name as keyof typeof schemas);
