// Tests what the check of our oldest browsers finds in scripts, styles and its own list.
import { expect, test } from 'vitest';
import { type Cover, checkScripts, checkStyles } from './check.ts';
import { newerNames } from './compat-data.ts';
import { newerTypes, oldTypes } from './old-types.ts';
import { addOwnNames, readScript } from './read-script.ts';
import { readStyles } from './read-styles.ts';

const newer = newerNames();
const newerOfTypes = newerTypes();
const namesIn = (source: string, types = ''): string[] => {
  const own = { all: new Set<string>(), functions: new Set<string>() };
  addOwnNames(own, 'script.js', source);
  addOwnNames(own, 'types.ts', types);
  return readScript(source, newer, own).map(({ name }) => name);
};

test.each([
  ['a member of a constructor', 'Object.hasOwn(a, b)', 'Object.hasOwn'],
  ['the same through the window', 'window.URL.canParse(a)', 'URL.canParse'],
  ['a global function', 'f(structuredClone(a))', 'structuredClone'],
  ['the same through globalThis', 'globalThis.structuredClone(a)', 'structuredClone'],
  ['a constructor', 'new CompressionStream("gzip")', 'CompressionStream'],
  ['a constructor of a namespace', 'new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
  ['a method', 'a.at(-1)', '.at()'],
  ['a method taken out', 'const { findLast } = a', '.findLast'],
  ['a method behind a computed name', 'a["toSorted"]()', '.toSorted()'],
  ['a method of the DOM', 'a.showPopover()', '.showPopover()'],
  ['a method that iOS 14.5 lacks alone', 'a.setBigUint64(0, b)', '.setBigUint64()'],
  ['an option', 'a.addEventListener("x", f, { signal })', 'addEventListener({ signal })'],
  ['an option of a constructor', 'throw new Error("x", { cause })', 'Error({ cause })'],
  ['an event', 'a.addEventListener("scrollend", f)', 'event scrollend'],
  ['the same as minifiers write it', 'a.addEventListener(`scrollend`, f)', 'event scrollend'],
  ['the property of an event', 'a.onscrollend = f', 'event scrollend'],
  ['an event of what React renders', '(0, x.jsx)(`div`, { onScrollEnd: f })', 'event scrollend'],
  ['the same on its way down', 'jsx("div", { onScrollEndCapture: f })', 'event scrollend'],
  ['an event of what Preact renders', 'h("div", { onscrollend: f })', 'event scrollend'],
  ['an event that it creates', 'a.dispatchEvent(new Event(`scrollend`))', 'event scrollend'],
  ['a method behind a name in backticks', 'a[`toSorted`]()', '.toSorted()'],
  ['what looks behind in a pattern', '/(?<=a)b/.test(c)', '(?<=)'],
  ['the same put together', 'new RegExp(`(?<!a)b`)', '(?<=)'],
  ['a flag of a pattern', '/a/v.test(b)', '/…/v'],
  ['a static block', 'class A { static { f() } }', 'static { }'],
  ['a private method', 'class A { #a() {} }', '#method()'],
  ['await outside of functions', 'await f()', 'await outside of functions'],
])('a script is refused for %s', (_, source, name) => {
  expect(namesIn(source)).toContain(name);
});

test.each([
  ['a guarded name', 'if (typeof structuredClone === "function") f(); a.at?.(0); a.at ??= b'],
  ['what the script declares itself', 'function structuredClone() {} structuredClone()'],
  ['its own function', 'const a = { at: (b) => b }; a.at(1)'],
  ['its own property', 'const a = { popover: 1 }; f(a.popover)'],
  ['a method that all of them have', 'a.replaceAll(/x/g, y); a.flatMap(f); Promise.allSettled(b)'],
  ['events that all of them have', 'a.onscroll = f; jsx("div", { onScroll: f, onBeforeInput: f }); new Event("input")'],
  ['a property of its own component', 'jsx(Row, { onScrollEnd: f })'],
  ['a check for an event', 'if ("onscrollend" in a) f()'],
  ['syntax that all of them have', 'class A { #a = 1; static b = 2 } a?.b ?? (c ||= 1_000)'],
])('a script may have %s', (_, source) => {
  expect(namesIn(source)).toEqual([]);
});

test('a property of our own type is skipped, but its method is not', () => {
  const type = 'interface State { readonly at: string; readonly popover: boolean }';
  expect(namesIn('f(a.popover, a.at)', type)).toEqual([]);
  expect(namesIn('a.at(-1)', type)).toEqual(['.at()']);
});

test.each([
  ['.a{aspect-ratio:1/2}', ['aspect-ratio']],
  ['.a:has(.b){color:red}', [':has']],
  ['.a:is(.b,.c){color:red}', [':is']],
  ['.a:not(.b,.c){color:red}', [':not(a, b)']],
  ['.a{height:100dvh}', ['dvh']],
  ['.a{height:100vh;height:100dvh}', []],
  ['.a{--h:100vh;--h:100dvh}', ['dvh']],
  ['.a{color:color-mix(in srgb,red,blue)}', ['color-mix()']],
  ['@layer a{.b{color:red}}', ['@layer']],
  ['@media (width>=600px){.a{color:red}}', ['@media']],
  ['@supports (aspect-ratio:1){.a{aspect-ratio:1}}', []],
  ['.a{color:red;.b{color:blue}}', ['nesting']],
  ['.a{-webkit-user-select:none;user-select:none}', []],
  ['.a{inset:0;display:flex;gap:1px;content:"1dvh :has(a)"}', []],
])('%s: %j', (css, names) => {
  expect(readStyles(css).map(({ name }) => name)).toEqual(names);
});

const used = { name: '.at()', reason: 'chrome 92', excerpt: 'a.at(-1)', file: 'a.js' };
const cover: Cover = { name: '.at()', uses: 1, why: 'asked for', guards: [['a.ts', 'if (a.at)']] };
const read = (): string => 'if (a.at) b()';

test('an uncovered use is reported with its place', () => {
  expect(checkScripts([used], [], read)).toEqual([
    '.at() is newer than our oldest browsers (chrome 92):\n    a.js: a.at(-1)',
  ]);
});

test('a covered use passes; one more use, a lost guard and an idle row do not', () => {
  expect(checkScripts([used], [cover], read)).toEqual([]);
  expect(checkScripts([used, used], [cover], read)).toHaveLength(1);
  expect(checkScripts([used], [cover], () => 'b()')).toEqual(['.at(): the line in a.ts is gone: if (a.at)']);
  expect(checkScripts([], [cover], read)).toHaveLength(1);
});

test('a guard that only uses the name does not count; harmless names need no guard', () => {
  const use: Cover = { ...cover, guards: [['a.ts', 'b(a.at)']] };
  expect(checkScripts([used], [use], () => 'b(a.at)')).toEqual(['.at(): the line in a.ts guards nothing: b(a.at)']);
  const { name, uses, why } = cover;
  expect(checkScripts([used], [{ name, uses, why, harmless: true }], () => '')).toEqual([]);
  const ownProperty = ['a.ts', 'a = { at }'] as const;
  expect(checkScripts([used], [{ name, uses, why, ownProperty }], () => 'a = { at }')).toEqual([]);
  expect(checkScripts([used], [{ name, uses, why, ownProperty }], () => '')).toEqual([
    '.at(): the line in a.ts is gone: a = { at }',
  ]);
});

test('a style is reported, listed as harmless, or listed in vain', () => {
  const style = { ...used, name: 'text-wrap' };
  expect(checkStyles([style], [])).toHaveLength(1);
  expect(checkStyles([style], [{ name: 'text-wrap', why: '' }])).toEqual([]);
  expect(checkStyles([], [{ name: 'text-wrap', why: '' }])).toHaveLength(1);
});

test.each([
  [
    'interface Navigator { readonly locks: LockManager; id: string }',
    'interface Navigator { readonly locks?: LockManager; id: string }',
  ],
  ['interface Window { structuredClone<T>(a: T): T }', 'interface Window { structuredClone?<T>(a: T): T }'],
  ['interface LockManager { request(a: string): void }', 'interface LockManager { request(a: string): void }'],
  ['declare var URL: { canParse(a: string): boolean };', 'declare var URL: { canParse?(a: string): boolean };'],
  ['declare var LockManager: { new(): LockManager };', 'declare var LockManager: undefined | { new(): LockManager };'],
  ['declare function structuredClone<T>(a: T): T;', 'declare const structuredClone: undefined | (<T>(a: T) => T);'],
  ['declare function fetch(a: string): void;', 'declare function fetch(a: string): void;'],
])('types of the year: %s', (now, then) => {
  expect(oldTypes(now, newerOfTypes)).toBe(then);
});
