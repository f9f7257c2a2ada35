// Builds the static baselines: hand-written pages with our texts, pictures and used CSS.
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STATIC_BASELINE_MAX_BYTES } from '../limits.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const operators = join(here, '../../merchants');

/** The file of a picture: the operator's own, else one that operators share. */
function picture(name) {
  const places = [join(operators, 'aurora/art', name), join(operators, 'shared/art', name)];
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`The static baseline shows ${name}, which no operator has.`);
  return found;
}

/** Words of a page without its tags, one space apart. */
const words = (html) =>
  html
    .replace(/<(style|script|title|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim()
    .split(' ');

/** Throws when our page says words that its static baseline does not: then the static baseline is out of date. Figures change by the minute. */
async function compare(name, html, site) {
  const answer = await fetch(`${site}/m/${name}`, { headers: { 'accept-language': 'en' } });
  const ours = (await answer.text())
    .replace(/<p class="site-bar[\s\S]*?<\/p>/, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
  const known = new Set(words(html));
  const missing = words(ours).filter((word) => /[A-Za-z]/.test(word) && !known.has(word));
  if (missing.length > 6)
    throw new Error(`The static baseline of ${name} lacks words of the page: ${[...new Set(missing)].join(' ')}`);
}

/** Builds the static baselines of home, log-in and registration below `out`; answers the folder of each. `site`: the running product they are compared with. */
export async function buildStaticBaselines(out, site) {
  const folders = {};
  for (const name of ['home', 'login', 'register']) {
    const file = join(here, `${name}.html`);
    if (statSync(file).size > STATIC_BASELINE_MAX_BYTES)
      throw new Error(`The static baseline of ${name} is larger than ${STATIC_BASELINE_MAX_BYTES} bytes.`);
    const html = readFileSync(file, 'utf8');
    await compare(name, html, site);
    const folder = join(out, name);
    mkdirSync(join(folder, 'art'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), html);
    for (const [, art] of html.matchAll(/src="art\/([^"]+)"/g)) cpSync(picture(art), join(folder, 'art', art));
    folders[name] = folder;
  }
  return folders;
}
