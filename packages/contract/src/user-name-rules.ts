// The rules for a new user name, for the platform and the forms.
import { wordOf } from './confusable-key.ts';

export interface UserNameLengths {
  readonly minLength: number;
  readonly maxLength: number;
}

/**
 * Rules in the order in which they are told; a refusal `username.invalid` names the first broken one as `value.rule`. `characters`: a to
 * z, digits and . _ - only. `edges`: begins and ends with a letter or a digit, no two signs in a row. `letter`: holds at least one
 * letter, so that no name can be taken for a number. `reserved`: none of the names of staff or brand; only the platform knows those of staff.
 * @assumed The specification shows lengths and formats of no field.
 */
export const userNameRules = ['length', 'characters', 'edges', 'letter', 'reserved'] as const;
export type UserNameRule = (typeof userNameRules)[number];

/** The value of a `username.taken` error: a similar name that was free at that moment. */
export interface UserNameTaken {
  readonly proposal: string;
}

/** One name whatever the case and the width of its letters: what is compared and counted. */
export const foldUserName = (typed: string): string => typed.normalize('NFKC').toLowerCase();

const CHARACTERS = /^[a-z0-9._-]*$/;
const EDGES = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** The rules a name breaks, in their order, but for `reserved`. */
export function brokenUserNameRules(typed: string, { minLength, maxLength }: UserNameLengths): readonly UserNameRule[] {
  const name = foldUserName(typed);
  const { length } = [...name];
  const characters = CHARACTERS.test(name);
  const broken: Readonly<Record<UserNameRule, boolean>> = {
    length: length < minLength || length > maxLength,
    characters: !characters,
    edges: characters && name !== '' && !EDGES.test(name),
    letter: !/\p{L}/u.test(name),
    reserved: false,
  };
  return userNameRules.filter((rule) => broken[rule]);
}

/** Tells whether a folded name holds a name of the brand, however it is spelled or decorated. */
export function holdsBrand(folded: string, brandNames: readonly string[]): boolean {
  const word = wordOf(folded);
  return brandNames.map((brand) => wordOf(brand.toLowerCase())).some((brand) => brand !== '' && word.includes(brand));
}
