// Parses JSON strictly: each name occurs once in its object, at every depth.

/** A string, with the colon behind it where it is a name; or the begin or end of an object. */
const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]/g;

/** For text that is JSON. */
const hasRepeatedName = (text: string): boolean => {
  const open: Set<string>[] = [];
  for (const [token, string, colon] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    if (token === '}') open.pop();
    if (string === undefined || colon === undefined) continue;
    // A name may be written with escapes: it is compared as it is read.
    const name: string = JSON.parse(string);
    const names = open.at(-1);
    if (names?.has(name)) return true;
    names?.add(name);
  }
  return false;
};

/** @throws SyntaxError where the text is no JSON, or names a field twice */
export const parseStrictJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (hasRepeatedName(text)) throw new SyntaxError('a field stands twice');
  return value;
};
