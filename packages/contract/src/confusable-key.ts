// The confusable key of a user name: letters that look the same at a glance become one.

/** Order matters: a 1 must have become an l before pairs are looked at. Source: the Latin rows of Unicode's confusables (UTS 39). */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[1i|]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[._]/g, '-'],
];

/** Digits and signs in the place of letters in names that pretend to be staff. */
const disguises: readonly (readonly [RegExp, string])[] = [
  [/[@4]/g, 'a'],
  [/8/g, 'b'],
  [/3/g, 'e'],
  [/6|9/g, 'g'],
  [/[5$]/g, 's'],
  [/7/g, 't'],
];

const replaced = (name: string, pairs: typeof alike): string =>
  pairs.reduce((text, [pattern, letter]) => text.replace(pattern, letter), name);

/** Two folded names with the same key cannot both be had. */
export const confusableKeyOf = (folded: string): string => replaced(folded, alike);

/** The bare word inside a name: without what decorates or disguises it. */
export const wordOf = (folded: string): string =>
  replaced(confusableKeyOf(folded), disguises).replaceAll(/[^a-z]/g, '');
