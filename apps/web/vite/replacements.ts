// Replaces parts of a built text and moves the columns of its source map.
import { decode, encode } from '@jridgewell/sourcemap-codec';

/** One part of a text and what stands in its place. Neither holds a line break. */
export interface Replacement {
  /** The position in the text where `from` begins. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

/** The text with all replacements made; they come in the order of the text. */
export function replaceIn(text: string, replacements: readonly Replacement[]): string {
  let end = 0;
  const parts = replacements.map(({ at, from, to }) => {
    const before = text.slice(end, at);
    end = at + from.length;
    return before + to;
  });
  return parts.join('') + text.slice(end);
}

/** Replacements by line, each with its column. */
function byLine(text: string, replacements: readonly Replacement[]): readonly (readonly Replacement[])[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const here = replacements.filter(({ at }) => at >= start && at < start + line.length);
    const columns = here.map((one) => ({ ...one, at: one.at - start }));
    start += line.length + 1;
    return columns;
  });
}

/** The `mappings` of the text's source map for the text with all replacements made. */
export function moveMappings(mappings: string, text: string, replacements: readonly Replacement[]): string {
  const lines = byLine(text, replacements);
  const decoded = decode(mappings);
  decoded.forEach((segments, index) => {
    const here = lines[index] ?? [];
    let next = 0;
    let growth = 0;
    for (const segment of segments) {
      for (let passed = here[next]; passed && passed.at < segment[0]; passed = here[next]) {
        growth += passed.to.length - passed.from.length;
        next += 1;
      }
      segment[0] += growth;
    }
  });
  return encode(decoded);
}
