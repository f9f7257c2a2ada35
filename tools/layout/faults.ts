// The rules of a layout: one row each. A fault is a sentence that names what is wrong and where.
import type { Box, Control, LayoutFacts, Text } from './layout-facts.ts';

/** Rounding of the browser, and strokes that reach over a letter's own box. */
const SLACK_PX = 2;
const SMALLEST_TARGET_PX = 44;
/** A link in a sentence is as high as its line: the exception of WCAG 2.2, 2.5.8. @assumed */
const SMALLEST_INLINE_PX = 18;
const GAP_PX = 8;
/** A logo that is both narrower and lower than this cannot be read: the operator's mark takes its place. */
const NARROWEST_LOGO_PX = 100;
const LOWEST_LOGO_PX = 17;
/** Half a pixel is lost where the browser rounds. */
const ROUNDING_PX = 0.6;

export type Rule =
  | 'styles'
  | 'sideways'
  | 'clipped'
  | 'overlap'
  | 'offScreen'
  | 'smallTarget'
  | 'closeTargets'
  | 'logo'
  | 'numbers';

export interface Fault {
  readonly rule: Rule;
  readonly text: string;
}

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;
const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
const overlaps = (a: Box, b: Box, slack: number): boolean => {
  const part = shared(a, b);
  return widthOf(part) > slack && heightOf(part) > slack;
};
/** The pixels by which `box` stands out of `around`. */
const excess = (box: Box, around: Box): number =>
  Math.max(around.left - box.left, around.top - box.top, box.right - around.right, box.bottom - around.bottom);

const cut = ({ texts }: LayoutFacts): string[] =>
  texts
    .filter(({ lines, room, isCut, isTyped }) => {
      if (isTyped) return false;
      return isCut || lines.some((line) => excess(line, room) > SLACK_PX);
    })
    .map(({ text, where }) => `"${text}" is cut or stands out of its box (${where})`);

const seenLines = ({ lines, sight }: Text): Box[] =>
  lines.map((line) => shared(line, sight)).filter((line) => widthOf(line) > 0 && heightOf(line) > 0);

function textsOverText({ texts }: LayoutFacts): string[] {
  const lines = texts.flatMap((text, at) => seenLines(text).map((box) => ({ ...text, box, at })));
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => other.at !== one.at && other.layer === one.layer && overlaps(one.box, other.box, SLACK_PX))
      .map((other) => `"${one.text}" lies over "${other.text}" (${one.where})`),
  );
}

const textsOverControls = ({ texts, controls }: LayoutFacts): string[] =>
  texts.flatMap((text) =>
    controls
      .filter(
        ({ layer, box, sight }, at) =>
          layer === text.layer &&
          at !== text.control &&
          !controls[at]?.isInline &&
          controls[text.control]?.within !== at &&
          seenLines(text).some((line) => overlaps(line, shared(box, sight), SLACK_PX)),
      )
      .filter((control) => !isInside(text, control))
      .map(({ name }) => `"${text.text}" lies over the control "${name}" (${text.where})`),
  );
/** Words within a larger control, as those of a label around its field. */
const isInside = (text: Text, { where }: Control): boolean => text.where.startsWith(where);

const pairs = (controls: readonly Control[]): (readonly [Control, Control])[] =>
  controls.flatMap((one, at) =>
    controls.slice(at + 1).flatMap((other, later) => {
      const isNested = one.within === at + 1 + later || other.within === at;
      const isApart = one.layer !== other.layer || one.isInline || other.isInline;
      return isNested || isApart ? [] : [[one, other] as const];
    }),
  );

const seen = ({ box, sight }: Control): Box => shared(box, sight);
const isSeen = (control: Control): boolean => widthOf(seen(control)) > 0 && heightOf(seen(control)) > 0;

const middleOf = ({ left, top, right, bottom }: Box): Box => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x, top: y, right: x, bottom: y };
};
/** A control that is placed in a corner of another one, wholly inside it, and leaves its middle free. */
const isInCorner = (one: Control, other: Control): boolean =>
  one.isPlaced && excess(one.box, other.box) <= SLACK_PX && excess(middleOf(other.box), one.box) > 0;
const isCornered = (one: Control, other: Control): boolean => isInCorner(one, other) || isInCorner(other, one);

const controlsOverControls = ({ controls }: LayoutFacts): string[] =>
  pairs(controls)
    .filter(([one, other]) => overlaps(seen(one), seen(other), 1))
    .filter(([one, other]) => !isCornered(one, other))
    .map(([one, other]) => `the control "${one.name}" lies over "${other.name}" (${one.where})`);

const offScreen = ({ controls, logos, width }: LayoutFacts): string[] => [
  ...controls
    .filter(({ box, room }) => excess(box, room) > SLACK_PX)
    .map(({ name, where }) => `the control "${name}" is out of reach (${where})`),
  ...logos
    .filter(({ box }) => box.left < -SLACK_PX || box.right > width + SLACK_PX)
    .map(({ file }) => `the ${file} is out of sight`),
];

const small = ({ controls }: LayoutFacts): string[] =>
  controls
    .filter(({ target, within, isInline }) => {
      const least = isInline ? SMALLEST_INLINE_PX : SMALLEST_TARGET_PX;
      return within < 0 && Math.min(widthOf(target), heightOf(target)) < least - ROUNDING_PX;
    })
    .map(({ name, where, target }) => {
      const size = `${Math.round(widthOf(target))} × ${Math.round(heightOf(target))}`;
      return `the control "${name}" is ${size} (${where})`;
    });

/** Space between two boxes; negative where they overlap. */
const gap = (a: Box, b: Box): number =>
  Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);

const close = ({ controls }: LayoutFacts): string[] =>
  pairs(controls)
    .filter(([one, other]) => (one.group < 0 || one.group !== other.group) && !isCornered(one, other))
    .filter(([one, other]) => isSeen(one) && isSeen(other) && gap(seen(one), seen(other)) < GAP_PX - ROUNDING_PX)
    .map(
      ([one, other]) =>
        `"${one.name}" and "${other.name}" are ${Math.round(gap(seen(one), seen(other)))} apart (${one.where})`,
    );

const badLogos = ({ logos }: LayoutFacts): string[] =>
  logos.flatMap(({ file, box, size, ratio }) => {
    const [across, down] = size.split(' ').map((side) => Number.parseFloat(side));
    const height = size === 'contain' ? Math.min(heightOf(box), widthOf(box) / ratio) : (down ?? across ?? 0);
    const width = size === 'contain' || Number.isNaN(across) || across === undefined ? height * ratio : across;
    if (width > widthOf(box) + 1 || height > heightOf(box) + 1) return [`the ${file} is cut`];
    return file === 'logo' && width < NARROWEST_LOGO_PX - ROUNDING_PX && height < LOWEST_LOGO_PX - ROUNDING_PX
      ? [`the logo is only ${Math.round(width)} wide`]
      : [];
  });

/** Who comes to pick numbers sees at once where they are. */
const LEAST_ROWS = 2;
const fewNumbers = ({ numberRows }: LayoutFacts): string[] =>
  numberRows !== null && numberRows < LEAST_ROWS ? [`${numberRows} rows of numbers are on the first screen`] : [];

const rules: Readonly<Record<Rule, readonly ((facts: LayoutFacts) => string[])[]>> = {
  styles: [({ hasStyles }) => (hasStyles ? [] : ['the style sheets are missing'])],
  sideways: [
    ({ width, pageWidth }) => (pageWidth > width + 1 ? [`the page is ${pageWidth} wide on ${width}`] : []),
    ({ sideways }) => sideways.map((where) => `a sheet scrolls sideways (${where})`),
  ],
  clipped: [cut],
  overlap: [textsOverText, textsOverControls, controlsOverControls],
  offScreen: [offScreen],
  smallTarget: [small],
  closeTargets: [close],
  logo: [badLogos],
  numbers: [fewNumbers],
};

/** Everything that is wrong with a layout. */
export const faultsOf = (facts: LayoutFacts): Fault[] =>
  (Object.keys(rules) as Rule[]).flatMap((rule) =>
    [...new Set(rules[rule].flatMap((find) => find(facts)))].map((text) => ({ rule, text })),
  );
