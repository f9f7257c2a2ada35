// Reports newer APIs and styles that our lists lack, and stale entries of those lists.
import type { Use } from './read-script.ts';

/** A file, and a text that has to stand in it. */
export type Place = readonly [file: string, text: string];

/** Why a newer name in shipped code is no fault. */
export type Cover = {
  readonly name: string;
  /** Number of places where the shipped code uses it: one more has to be looked at. */
  readonly uses: number;
  readonly why: string;
} & (
  | {
      /** Code that checks for it first, does without it, or provides it. A line that only uses it is none. */
      readonly guards: readonly [Place, ...Place[]];
    }
  /** Nothing asks for it: its lack does no harm. */
  | { readonly harmless: true }
  /** No member of the browser: a property of an object that stands in this line. */
  | { readonly ownProperty: Place }
);

/** A style that a browser without support paints differently, and nobody misses. */
export interface HarmlessStyle {
  readonly name: string;
  readonly why: string;
}

export interface Found extends Use {
  readonly file: string;
}

const namesOf = (found: readonly Found[]): Map<string, Found[]> => {
  const byName = new Map<string, Found[]>();
  for (const one of found) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  return byName;
};

const placesOf = (found: readonly Found[]): string =>
  found.map(({ file, excerpt }) => `    ${file}: ${excerpt}`).join('\n');

/** Asks (`if`, `typeof`, `?`, `&&`), catches, or provides. */
const guarding = /\b(?:if|in|try|typeof)\b|\?|&&|\|\||^provide\w+\(\);$/;

const placesNamed = (cover: Cover): readonly Place[] => {
  if ('guards' in cover) return cover.guards;
  return 'ownProperty' in cover ? [cover.ownProperty] : [];
};

const missing = (found: readonly Found[]): string => {
  const [first] = found;
  return `${first?.name} is newer than our oldest browsers (${first?.reason}):\n${placesOf(found)}`;
};

/** One sentence for each newer name in scripts that nothing covers, and for each cover that covers nothing. */
export function checkScripts(
  found: readonly Found[],
  covers: readonly Cover[],
  read: (file: string) => string,
): string[] {
  const byName = namesOf(found);
  const known = new Set(covers.map(({ name }) => name));
  const complaints = [...byName.values()].filter(([first]) => !known.has(first?.name ?? '')).map(missing);
  for (const cover of covers) {
    const { name, uses } = cover;
    const places = byName.get(name) ?? [];
    if (places.length === 0) complaints.push(`${name} is listed as covered, and nothing uses it any more.`);
    else if (places.length !== uses)
      complaints.push(`${name} is listed with ${uses} uses, and there are ${places.length}:\n${placesOf(places)}`);
    for (const [file, text] of placesNamed(cover))
      if (!read(file).includes(text)) complaints.push(`${name}: the line in ${file} is gone: ${text}`);
    for (const [file, text] of 'guards' in cover ? cover.guards : [])
      if (!guarding.test(text)) complaints.push(`${name}: the line in ${file} guards nothing: ${text}`);
  }
  return complaints;
}

/** The same for style sheets, where a list says what does no harm. */
export function checkStyles(found: readonly Found[], harmless: readonly HarmlessStyle[]): string[] {
  const byName = namesOf(found);
  const known = new Set(harmless.map(({ name }) => name));
  const idle = harmless.filter(({ name }) => !byName.has(name));
  return [
    ...[...byName.values()].filter(([first]) => !known.has(first?.name ?? '')).map(missing),
    ...idle.map(({ name }) => `${name} is listed as harmless, and no style uses it any more.`),
  ];
}
