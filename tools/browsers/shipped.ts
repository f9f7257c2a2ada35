// Collects everything that players' browsers run or paint, as built.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliverScript, oneTapScript } from '../../apps/platform/src/modules/demo/identity-provider/one-tap-script.ts';
import { helperScript } from '../../apps/platform/src/modules/site/cdn/device-helper.ts';
import { pixelScript } from '../../apps/platform/src/modules/site/cdn/pixel-frame.ts';
import { earlyTapsScript } from '../../apps/web/server/early-taps.ts';
import { firstFrameScript } from '../../apps/web/server/first-frame.ts';
import { wholeStylesScript } from '../../apps/web/server/later-styles.ts';
import { barStyle, noticeStyle } from '../../apps/web/server/notice-style.ts';
import { oldBrowserScript } from '../../apps/web/server/old-browser.ts';

export interface Shipped {
  readonly name: string;
  readonly text: string;
}

const folders = ['web/client', 'web/brand', 'web/boot.js', 'web/worker', 'games', 'captcha'];

const filesIn = (path: string): string[] =>
  /\.\w+$/.test(path)
    ? [path]
    : readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
        const inside = join(path, entry.name);
        return entry.isDirectory() ? filesIn(inside) : [inside];
      });

const inline = (name: string, html: string, tag: 'script' | 'style'): Shipped[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*application/)[^>]*>([^<]+)</${tag}>`, 'g'))].map(
    ([, text = ''], index) => ({
      name: `${name} <${tag} ${index + 1}>`,
      text,
    }),
  );

/** The scripts and the style sheets of a build in `dist`. */
export function readShipped(dist: string): { readonly scripts: Shipped[]; readonly styles: Shipped[] } {
  const files = folders
    .flatMap((folder) => filesIn(join(dist, folder)))
    .filter((path) => /\.(?:js|css|html)$/.test(path))
    .map((path) => ({ name: path.slice(dist.length + 1), text: readFileSync(path, 'utf8') }));
  const ending = (type: string) => files.filter(({ name }) => name.endsWith(type));
  return {
    scripts: [
      ...ending('.js'),
      ...ending('.html').flatMap(({ name, text }) => inline(name, text, 'script')),
      { name: 'script of the first frame', text: firstFrameScript },
      { name: 'script of early taps', text: earlyTapsScript },
      { name: 'script of the rules that wait', text: wholeStylesScript },
      { name: 'script that finds old browsers', text: oldBrowserScript },
      { name: 'script of the device helper', text: helperScript },
      { name: 'script of the frame of pixels', text: pixelScript },
      { name: 'script of the one-tap', text: oneTapScript },
      { name: 'script of the one-tap frame', text: deliverScript },
    ],
    styles: [
      ...ending('.css'),
      ...ending('.html').flatMap(({ name, text }) => inline(name, text, 'style')),
      { name: 'style of the bar', text: barStyle },
      { name: 'style of notices', text: noticeStyle },
    ],
  };
}
