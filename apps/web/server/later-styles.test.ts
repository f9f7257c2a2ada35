// Which rules wait, and how the script of the page puts the sheets together again.
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { namesIn, pageStyles, rulesOf, splitSheet, undivided, wholeStylesScript } from './later-styles.ts';

const html =
  '<html lang="ur" dir="rtl"><div id="root" class="page wide"><p lang="en-GB" class="text">.gone</p></div></html>';
const laterOf = (css: string, page = html, byScript: readonly string[] = []): string =>
  splitSheet(rulesOf(`p{a:b}${css}`), namesIn(page, byScript))
    .later.map(([, rules]) => rules)
    .join('');

describe('rules that a page can match stand in its head', () => {
  test.each([
    ['.page{a:b}', 'a class of the page'],
    ['.page.wide .text{a:b}', 'several classes'],
    ['.gone,.text{a:b}', 'one selector of a list'],
    ['#root{a:b}', 'an id'],
    ['p,:root{a:b}', 'elements'],
    ['.text:hover{a:b}.text:focus-visible{a:b}', 'states that come with a touch'],
    ['.text[aria-busy=true]{a:b}', 'states that come with an attribute'],
    ['.text:not(.gone){a:b}', 'a class that must not be there'],
    ['.text:is(.gone,.page){a:b}', 'lists in brackets'],
    ['.text:has(.gone){a:b}', 'what an element would have to hold'],
    ['[dir=rtl] .text{a:b}', 'right to left'],
    [':lang(ur){a:b}', 'the language of the page'],
    [':lang(en){a:b}', 'the language of a part'],
    [':lang(ur):not(:lang(ur-Latn)){a:b}', 'a language, but not all of it'],
    ['@media (max-width:22em){.gone{a:b}.text{a:b}}', 'a condition around such a rule'],
    ['@media print{@supports (a:b){.text{a:b}}}', 'two conditions around one'],
    ['@font-face{font-family:x}', 'fonts'],
    ['@keyframes turn{to{a:b}}.text{animation:turn 1s}', 'the steps of an animation'],
  ])('%s (%s)', (css) => expect(laterOf(css)).toBe(''));

  test.each([
    ['.gone{a:b}', 'a class that only a word of the page names'],
    ['.page .gone{a:b}', 'one of two classes is missing'],
    ['#gone .text{a:b}', 'an id'],
    ['.gone:not(.page){a:b}', 'the class itself is missing'],
    [':lang(my){a:b}', 'another language'],
    ['@media (max-width:22em){.gone{a:b}}', 'a condition around it'],
    ['@keyframes turn{to{a:b}}', 'an animation of nothing'],
    ['@keyframes turn{to{a:b}}.gone{animation:turn 1s}', 'an animation of something else'],
    ['.gone{content:"}"}', 'a brace in a text'],
    ['.gone{content:"\\"}"}', 'a quote in a text'],
    [':lang(ur-Latn){a:b}', 'a closer language'],
  ])('%s waits (%s)', (css) => expect(laterOf(css)).toBe(css));

  test('right to left waits in a page that has no such part', () =>
    expect(laterOf('[dir=rtl] .text{a:b}', '<p class="text" dir="ltr">')).toBe('[dir=rtl] .text{a:b}'));

  test('a sheet of which all would wait keeps its first rule', () =>
    expect(splitSheet(rulesOf('.gone{a:b}.lost{a:b}'), namesIn(html))).toEqual({
      first: '.gone{a:b}',
      later: [[10, '.lost{a:b}']],
    }));

  test('rules that wait know their places in the whole sheet', () =>
    expect(splitSheet(rulesOf('p{a:b}.gone{a:b}.lost{a:b}i{a:b}.gone{c:d}'), namesIn(html))).toEqual({
      first: 'p{a:b}i{a:b}',
      later: [
        [6, '.gone{a:b}.lost{a:b}'],
        [32, '.gone{c:d}'],
      ],
    }));

  test('classes that a script of the head adds count', () =>
    expect(laterOf('.known .text{a:b}', html, ['known'])).toBe(''));

  test('an undivided sheet never waits', () => {
    const css = "/* it's */ .gone { a: b }";
    expect(splitSheet(undivided(css), namesIn(html))).toEqual({ first: css, later: [] });
  });
});

/** Enough rules for a page to let them wait. */
const many = '.gone{a:b}'.repeat(500);

/** Runs the script of a page with this sheet; answers what is in the sheet before and after. */
function put(css: string) {
  const styles = pageStyles([{ id: 'sheet', text: css, rules: rulesOf(css) }], namesIn(html));
  const [, json = '', script = ''] =
    /^<script type="application\/json">(.*)<\/script><script>(.*)<\/script>$/s.exec(styles.after) ?? [];
  const style = { data: styles.head[0]?.text };
  const frames: (() => void)[] = [];
  const boot: { wholeStyles?: () => void } = {};
  const timers: [() => void, number][] = [];
  const view: { __boot?: object } & Record<string, unknown> = {
    __boot: boot,
    document: {
      currentScript: { previousSibling: { textContent: json } },
      getElementById: (id: string) => (id === 'sheet' ? { firstChild: style } : null),
    },
    requestAnimationFrame: (then: () => void) => frames.push(then),
    setTimeout: (then: () => void, ms: number) => timers.push([then, ms]),
  };
  runInNewContext(script, view);
  // The app takes it, before a frame where its code was already there.
  delete view.__boot;
  return { styles, style, boot, frames, timers };
}

describe('the script of the page', () => {
  const css = `.gone{a:b}.page{c:d}@media print{.text{e:"</script>"}}.gone .text{g:h}.lost{i:"\\201c"}p{k:l}${many}`;

  test('puts each rule back where the build had it', () => {
    const { style, boot } = put(css);
    expect(style.data).toBe('.page{c:d}@media print{.text{e:"</script>"}}p{k:l}');
    boot.wholeStyles?.();
    expect(style.data).toBe(css);
    boot.wholeStyles?.();
    expect(style.data).toBe(css);
  });

  test('does so by itself once a frame was shown', () => {
    const { style, frames, timers } = put(css);
    frames[0]?.();
    expect([style.data === css, timers[0]?.[1]]).toEqual([false, 100]);
    timers[0]?.[0]();
    expect(style.data).toBe(css);
  });

  test('is allowed by the page, and so are both versions of the sheet', () => {
    const { styles } = put(css);
    expect(styles.scripts).toEqual([wholeStylesScript]);
    expect(styles.after).toContain(`<script>${wholeStylesScript}</script>`);
    expect(styles.texts).toEqual([styles.head[0]?.text, css]);
  });
});

test('a page whose rules are nearly all needed has its sheets whole, and no script', () => {
  const css = `p{a:b}${many.slice(0, 4990)}`;
  expect(pageStyles([{ id: 'sheet', text: css, rules: rulesOf(css) }], namesIn(html))).toEqual({
    head: [{ id: 'sheet', text: css, rules: rulesOf(css) }],
    after: '',
    scripts: [],
    texts: [css],
  });
});
