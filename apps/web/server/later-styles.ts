// Keeps what a page's HTML cannot match out of its head: a slow phone reads half the rules before it paints. The others follow the
// page as text. Right after the first frame, or before the app starts, each sheet is put together again as the build made it.
import { jsonInScript } from './html.ts';

/** A rule of a style sheet, at-rules whole. */
export interface Rule {
  readonly text: string;
  readonly prelude: string;
  /** The rules inside of an at-rule that has such. */
  readonly inner: readonly Rule[];
}

/** Index of the sign that ends a rule: its closing brace, or the semicolon of one without a block. */
function endOfRule(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const sign = css[at];
    if (sign === '"' || sign === "'") {
      const close = css.indexOf(sign, at + 1);
      if (close < 0) return css.length;
      at = close;
    } else if (sign === '{') depth++;
    else if ((sign === '}' && --depth === 0) || (sign === ';' && depth === 0)) return at + 1;
  }
  return css.length;
}

const CONDITIONS = /^@(?:media|supports|container|layer)\b/;

/** The rules of a minified style sheet; together their texts are the sheet. */
export function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOfRule(css, at);
    const text = css.slice(at, end);
    const block = text.indexOf('{');
    const prelude = (block < 0 ? text : text.slice(0, block)).trim();
    rules.push({ text, prelude, inner: CONDITIONS.test(prelude) ? rulesOf(text.slice(block + 1, -1)) : [] });
    at = end;
  }
  return rules;
}

/** A sheet that stays whole in the head, whatever is in it. */
export const undivided = (css: string): readonly Rule[] => [{ text: css, prelude: '@', inner: [] }];

/** What selectors can name of a document. */
export interface Names {
  /** Classes, as they are, and ids, with `#`. */
  readonly has: (name: string) => boolean;
  /** Tells whether a part of the document is in the language, or reads from right to left. */
  readonly speaks: (language: string) => boolean;
  readonly isRtl: boolean;
}

const attribute = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

/** Names of a document's HTML. `byScript`: classes that scripts of the head may add. */
export function namesIn(html: string, byScript: readonly string[] = []): Names {
  const names = new Set([
    ...byScript,
    ...attribute(html, 'class').flatMap((value) => value.split(' ')),
    ...attribute(html, 'id').map((id) => `#${id}`),
  ]);
  const spoken = attribute(html, 'lang');
  return {
    has: (name) => names.has(name),
    speaks: (language) => spoken.some((tag) => tag === language || tag.startsWith(`${language}-`)),
    isRtl: attribute(html, 'dir').includes('rtl'),
  };
}

/** What is inside of `:not(…)` and its like decides nothing here: the rule is taken for one that matches. */
const ARGUMENTS = /:(?!lang\()[\w-]+\((?:[^()]|\([^()]*\))*\)/g;

function mayMatch(selector: string, { has, speaks, isRtl }: Names): boolean {
  const plain = selector.replace(ARGUMENTS, '');
  if (/\[dir="?rtl"?\]/.test(plain) && !isRtl) return false;
  for (const [, language] of plain.matchAll(/:lang\(([\w-]+)\)/g)) if (!speaks(language ?? '')) return false;
  const named = plain.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)|(#[\w-]+)/g);
  return [...named].every(([, className, id]) => has(className ?? id ?? ''));
}

/** Selectors of a list; commas in brackets separate nothing. */
const selectorsOf = (prelude: string): readonly string[] => prelude.split(/,(?![^(]*\))/);

const mayApply = ({ prelude, inner }: Rule, names: Names): boolean => {
  if (inner.length > 0) return inner.some((rule) => mayApply(rule, names));
  return prelude.startsWith('@') || selectorsOf(prelude).some((selector) => mayMatch(selector, names));
};

const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+(\S+)/;

/** The first rules of a sheet, and the places in the whole sheet where the others belong, from its beginning on. */
export interface SplitSheet {
  readonly first: string;
  readonly later: readonly (readonly [at: number, rules: string])[];
}

/** Splits a sheet into the rules that a document may match and the others. */
export function splitSheet(rules: readonly Rule[], names: Names): SplitSheet {
  const applied = rules.filter((rule) => !KEYFRAMES.test(rule.prelude) && mayApply(rule, names));
  const text = applied.map((rule) => rule.text).join('');
  const isFirst = new Set(applied);
  for (const rule of rules) {
    const [, animation] = KEYFRAMES.exec(rule.prelude) ?? [];
    if (animation !== undefined && text.includes(animation)) isFirst.add(rule);
  }
  // An empty element has no text to change.
  if (isFirst.size === 0) for (const rule of rules.slice(0, 1)) isFirst.add(rule);
  const later: [number, string][] = [];
  let first = '';
  let at = 0;
  let goesOn = false;
  for (const rule of rules) {
    const waits = !isFirst.has(rule);
    const last = later.at(-1);
    if (!waits) first += rule.text;
    else if (goesOn && last) last[1] += rule.text;
    else later.push([at, rule.text]);
    goesOn = waits;
    at += rule.text.length;
  }
  return { first, later };
}

/** Time the first frame has to reach the glass before its styles are read anew, ms. */
const FRAME_MS = 100;

/**
 * Puts the sheets together; the policy of the page allows them by their hashes, as if they had stood in the page. The text is changed at
 * once: `textContent` would empty it first, and the policy allows no empty sheet.
 */
export const wholeStylesScript = `{let d=document,e=d.currentScript.previousSibling,w=__boot.wholeStyles=()=>{if(e)for(let[i,l]of JSON.parse(e.textContent)){let s=d.getElementById(i).firstChild,a=s.data;for(let[p,t]of l)a=a.slice(0,p)+t+a.slice(p);s.data=a}e=0};requestAnimationFrame(()=>setTimeout(w,${FRAME_MS}))}`;

/** Rules of fewer signs than these are not worth a script and a second reading of the sheets: home has 3,400 of 20,000 to spare, log-in 7,900 of 18,000. */
const WORTH_WAITING = 5000;

/** The styles of a page: in its head, and behind it. */
export interface PageStyles {
  readonly head: readonly { readonly id: string; readonly text: string }[];
  /** HTML with the rules that wait and the script that puts them in their places; nothing where none wait. */
  readonly after: string;
  /** The scripts and sheets that the page's policy has to allow. */
  readonly scripts: readonly string[];
  readonly texts: readonly string[];
}

/** Divides the sheets of a page, unless too little would wait. */
export function pageStyles(
  sheets: readonly { readonly id: string; readonly text: string; readonly rules: readonly Rule[] }[],
  names: Names,
): PageStyles {
  const split = sheets.map(({ id, rules }) => ({ id, ...splitSheet(rules, names) }));
  const waiting = split.flatMap(({ later }) => later.map(([, rules]) => rules)).join('');
  const whole = sheets.map(({ text }) => text);
  if (waiting.length < WORTH_WAITING) return { head: sheets, after: '', scripts: [], texts: whole };
  const rows = split.filter(({ later }) => later.length > 0).map(({ id, later }) => [id, later]);
  const head = split.map(({ id, first }) => ({ id, text: first }));
  return {
    head,
    after: `<script type="application/json">${jsonInScript(rows)}</script><script>${wholeStylesScript}</script>`,
    scripts: [wholeStylesScript],
    texts: [...new Set([...head.map(({ text }) => text), ...whole])],
  };
}
