// Makes the flags of the image CDN from country-flag-icons, one for each country. Run: node flags.mjs
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const merchants = resolve(import.meta.dirname, '../../..');
const flags = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');
const target = join(merchants, 'shared/flags');
/** Three times the place they have on a page. */
const WIDTH = 81;

const files = readdirSync(merchants).map((code) => join(merchants, code, 'merchant.json'));
const countries = files.filter(existsSync).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).countries);
mkdirSync(target, { recursive: true });
for (const country of new Set(countries.map(({ countryCode }) => countryCode))) {
  const drawn = new Resvg(readFileSync(join(flags, `${country}.svg`), 'utf8'), {
    fitTo: { mode: 'width', value: WIDTH },
  });
  writeFileSync(join(target, `${country}.png`), drawn.render().asPng());
}
