// Keeps what a page's HTML cannot match out of its head: a slow phone reads half the rules before it paints. The others follow the
// page as text. Right after the first frame, or before the app starts, each sheet is put together again as the build made it.
import { jsonInScript } from './html.ts';

/** Names of a document that a selector asks for: classes (`.page`), ids (`#root`), languages (`:lang(ur)`), and `[dir=rtl]`. */
export type Names = ReadonlySet<string>;

/** A rule of a style sheet, at-rules whole. */
export interface Rule {
  readonly text: string;
  /** For each selector the names without which it matches nothing. */
  readonly needs: readonly (readonly string[])[];
  /** The name of the animation whose steps these are. */
  readonly animation?: string;
}

/** Index of the sign that ends a text in quotes, which begins at `from`. */
function endOfText(css: string, from: number): number {
  let at = from + 1;
  while (at < css.length && css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1;
  return at;
}

/** Index behind a rule: behind its closing brace, or the semicolon of one without a block. */
function endOfRule(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = endOfText(css, at);
    else if (sign === '{') depth++;
    else if ((sign === '}' && --depth === 0) || (sign === ';' && depth === 0)) return at + 1;
  }
  return css.length;
}

/** What is inside of `:not(…)` and its like decides nothing here: the rule is taken for one that matches. */
const ARGUMENTS = /:(?!lang\()[\w-]+\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTES = /\[(?!dir=rtl\])[^\]]*\]/g;
const NAMES = /[.#][\w-]+|:lang\([\w-]+\)|\[dir=rtl\]/g;
/** Commas in brackets separate no selectors. */
const COMMAS = /,(?![^(]*\))/;
const CONDITIONS = /^@(?:media|supports|container|layer)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+(\S+)/;

const needsOf = (selector: string): string[] =>
  selector.replace(ARGUMENTS, '').replace(ATTRIBUTES, '').match(NAMES) ?? [];

function ruleOf(text: string): Rule {
  const [prelude = ''] = text.split('{', 1);
  const [, animation] = KEYFRAMES.exec(prelude) ?? [];
  if (animation !== undefined) return { text, needs: [], animation };
  const inner = CONDITIONS.test(prelude) ? rulesOf(text.slice(prelude.length + 1, -1)) : [];
  if (inner.length > 0) return { text, needs: inner.flatMap(({ needs }) => needs) };
  return { text, needs: prelude.startsWith('@') ? [[]] : prelude.split(COMMAS).map(needsOf) };
}

/** The rules of a minified style sheet; together their texts are the sheet. */
export function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOfRule(css, at);
    rules.push(ruleOf(css.slice(at, end)));
    at = end;
  }
  return rules;
}

/** A sheet that stays whole in the head, whatever is in it. */
export const undivided = (css: string): readonly Rule[] => [{ text: css, needs: [[]] }];

const attribute = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

/** `zh-Hans` is Chinese, too. */
const languagesOf = (tag: string): string[] =>
  tag.split('-').map((_, last, parts) => parts.slice(0, last + 1).join('-'));

/** Names of a document's HTML. `byScript`: classes that scripts of the head may add. */
export const namesIn = (html: string, byScript: readonly string[] = []): Names =>
  new Set([
    ...[...byScript, ...attribute(html, 'class').flatMap((value) => value.split(' '))].map((name) => `.${name}`),
    ...attribute(html, 'id').map((id) => `#${id}`),
    ...attribute(html, 'lang')
      .flatMap(languagesOf)
      .map((tag) => `:lang(${tag})`),
    ...attribute(html, 'dir').map((dir) => `[dir=${dir}]`),
  ]);

/** The first rules of a sheet, and the places in the whole sheet where the others belong, from its beginning on. */
export interface SplitSheet {
  readonly first: string;
  readonly later: readonly (readonly [at: number, rules: string])[];
}

/** Splits a sheet into the rules that a document may match and the others. */
export function splitSheet(rules: readonly Rule[], names: Names): SplitSheet {
  const applied = rules.filter(({ needs }) => needs.some((list) => list.every((name) => names.has(name))));
  const text = applied.map((rule) => rule.text).join('');
  const isFirst = new Set(applied);
  for (const rule of rules) if (rule.animation !== undefined && text.includes(rule.animation)) isFirst.add(rule);
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
