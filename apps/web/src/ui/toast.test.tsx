import { readFileSync } from 'node:fs';
import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toast } from './toast.tsx';

const CHECK = 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM8.3 12.2l2.6 2.6 4.8-5.3';
const TRIANGLE = 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01';

test.each([
  ['pos', CHECK],
  ['warn', TRIANGLE],
] as const)('a toast of tone %s has its own sign, and screen readers hear the text alone', (tone, path) => {
  const html = markup(<Toast tone={tone} text="Saved" />);
  expect(html).toMatch(/^<div class="[^"]+"><svg [^>]*aria-hidden="true"><path d="[^"]+"><\/path><\/svg><span>Saved</);
  expect(html).toContain(`<path d="${path}">`);
});

/** Relative luminance of #rrggbb, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['aurora', '--c-pos'],
  ['aurora', '--c-warn'],
  ['lotus', '--c-pos'],
  ['lotus', '--c-warn'],
])('the sign of a toast of %s in %s stands out from the toast by 3:1', (operator, token) => {
  const tokens = readFileSync(new URL(`../../../../merchants/${operator}/tokens.css`, import.meta.url), 'utf8');
  const colourOf = (name: string): string => tokens.match(`${name}: (#[0-9a-f]{6});`)?.[1] ?? '';
  const [darker = 0, lighter = 0] = [luminance(colourOf(token)), luminance(colourOf('--c-surface-3'))].sort(
    (a, b) => a - b,
  );
  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(3);
});
