// A sentence in any language that has links in it.

/** The sentence before and after its mark. Each language puts it where it belongs. */
export function splitAt(sentence: string, mark: string): readonly [string, string] {
  const place = sentence.indexOf(mark);
  return place < 0 ? [sentence, ''] : [sentence.slice(0, place), sentence.slice(place + mark.length)];
}
