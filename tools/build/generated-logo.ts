// The logo of an operator who has none: the mark, and the name beside it in at most two lines.

/** Sides of the drawing, in its own units: a logo stands 40 high. */
const HEIGHT = 40;
const MARK = 36;
const GAP = 8;
/** From so many letters on, two lines are easier to read than one: the drawing gets as high as it may, not as wide. */
const ONE_LINE = 10;

interface Line {
  readonly text: string;
  readonly baseline: number;
}

/** Widths of letters in bold type, as parts of the size; other scripts are as wide as high. */
const widthOf = (letter: string): number => {
  if (/[\s.,:;'|!ijlI]/.test(letter)) return 0.32;
  if (/[mwMW@]/.test(letter)) return 0.9;
  if (/[A-Z\d&]/.test(letter)) return 0.7;
  return /\p{M}/u.test(letter) ? 0 : /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}-]/u.test(letter) ? 0.58 : 1;
};
const widthOfText = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** Two lines as even as the words allow; one long word is divided in its middle. */
export function linesOf(name: string): readonly [string] | readonly [string, string] {
  const letters = [...name];
  if (letters.length <= ONE_LINE) return [name];
  const words = name.split(/\s+/);
  if (words.length === 1) {
    const half = Math.ceil(letters.length / 2);
    return [letters.slice(0, half).join(''), letters.slice(half).join('')];
  }
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const wider = ([one, other]: readonly [string, string]): number => Math.max(widthOfText(one), widthOfText(other));
  return breaks.reduce((best, next) => (wider(next) < wider(best) ? next : best));
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

export interface GeneratedLogo {
  readonly svg: Buffer;
  /** Width by height. */
  readonly ratio: number;
}

/** Generates the logo in the colour of the brand's text. Each line is as wide as its place, whatever the font. */
export function generateLogo(mark: Buffer, name: string, colour: string): GeneratedLogo {
  const lines = linesOf(name.trim());
  const size = lines.length === 1 ? 22 : 17;
  const placed: readonly Line[] = lines.map((text, at) => ({
    text,
    baseline: lines.length === 1 ? 28 : 16 + at * 19,
  }));
  const [, attributes = '', drawing = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(mark.toString('utf8')) ?? [];
  const [, viewBox = `0 0 ${MARK} ${MARK}`] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  const start = MARK + GAP;
  const widths = placed.map(({ text }) => Math.round(widthOfText(text) * size));
  const width = start + Math.max(...widths);
  const texts = placed.map(
    ({ text, baseline }, at) =>
      `<text x="${start}" y="${baseline}" textLength="${widths[at]}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}">`,
    `<svg y="${(HEIGHT - MARK) / 2}" width="${MARK}" height="${MARK}" viewBox="${viewBox}">${drawing}</svg>`,
    `<g fill="${colour}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}">${texts.join('')}</g></svg>`,
  ];
  return { svg: Buffer.from(svg.join('')), ratio: width / HEIGHT };
}
