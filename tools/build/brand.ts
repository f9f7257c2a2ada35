// Makes an operator's brand files: pictures under hashed names, tokens, icons and the share preview.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ChatScript } from '@foyer/contract/chat-script';
import { checkChatScripts, type Operator } from '../../apps/web/server/operators.ts';
import { renderAppPictures } from './app-pictures.ts';
import { generateLogo } from './generated-logo.ts';
import { renderIcons, renderSharePreview } from './pictures.ts';

interface MerchantFile {
  readonly name: string;
  readonly hosts: readonly string[];
  readonly portOffsets: readonly number[];
  readonly settings: Pick<Operator, 'languages' | 'defaultLanguage' | 'licence'> &
    Operator['money'] & {
      readonly brandName: string;
      readonly domainList: readonly { readonly domainName: string }[];
      readonly serviceHosts: readonly string[];
      readonly gameHosts: readonly string[];
      readonly chatHosts?: readonly string[];
    };
  readonly app?: { readonly hosts?: readonly string[] };
  readonly chatScript?: Omit<ChatScript, 'hosts' | 'ids'> & Partial<ChatScript>;
}

const pictureTypes = new Set(['.svg', '.png', '.webp']);

/** In six signs: a page names each picture, many of them twice. */
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 6);

/** Pictures of a folder by name; a name stands once, whatever its type. */
function picturesOf(folder: string): Map<string, { type: string; content: Buffer }> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    names
      .filter((name) => pictureTypes.has(extname(name)))
      .map((name) => [
        name.slice(0, -extname(name).length),
        { type: extname(name), content: readFileSync(join(folder, name)) },
      ]),
  );
}

/** Writes each file twice: immutable under its hash, and under its plain name for settings that name it. Answers name → address. */
function publish(
  target: string,
  address: string,
  files: Map<string, { type: string; content: Buffer }>,
): Record<string, string> {
  mkdirSync(target, { recursive: true });
  const addresses: Record<string, string> = {};
  for (const [name, { type, content }] of files) {
    const hashed = `${name}.${hashOf(content)}${type}`;
    writeFileSync(join(target, hashed), content);
    writeFileSync(join(target, `${name}${type}`), content);
    addresses[name] = `${address}${hashed}`;
  }
  return addresses;
}

/** Holds the sources that pictures are rendered from: no pictures. */
const SOURCES = 'source';

/** Sets of pictures: the folders beside the others. */
const setsOf = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory() && entry.name !== SOURCES)
    .map(({ name }) => name)
    .sort();

/**
 * Writes the drawings of a set under one hash of all: a page names the set once, however many drawings it has. Answers the
 * address that stands for the set.
 */
function publishSet(target: string, address: string, set: string, folder: string): string {
  const drawings = [...picturesOf(folder)];
  const wrong = drawings.find(([, { type }]) => type !== '.svg');
  if (wrong) throw new Error(`${folder}: ${wrong[0]} is no SVG, as every picture of a set is.`);
  const hash = hashOf(Buffer.concat(drawings.map(([, { content }]) => content)));
  mkdirSync(join(target, set), { recursive: true });
  for (const [name, { content }] of drawings) writeFileSync(join(target, set, `${name}.${hash}.svg`), content);
  return `${address}${set}.${hash}.svg`;
}

const hexOf = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Colours in their shortest spelling: every page carries the tokens. An alpha is rounded to one of 256 steps. */
const shortenColours = (css: string): string =>
  css
    .replace(/rgba\((\d+),(\d+),(\d+),(0?\.\d+|0|1)\)/g, (_, red, green, blue, alpha) =>
      ['#', ...[red, green, blue, Number(alpha) * 255].map((part) => hexOf(Number(part)))].join(''),
    )
    .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3(?![\da-f])/g, '#$1$2$3')
    .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3([\da-f])\4(?![\da-f])/g, '#$1$2$3$4');

/** Tokens without comments and white space, their `art/` addresses replaced by the published ones. */
export function rewriteTokens(css: string, art: Readonly<Record<string, string>>): string {
  const pointed = css.replace(/url\(\s*['"]?art\/([^'")]+)\.\w+['"]?\s*\)/g, (_, name: string) => {
    const address = art[name];
    if (!address) throw new Error(`tokens.css names art/${name}, and there is no such picture.`);
    return `url(${address})`;
  });
  return shortenColours(
    pointed
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/\( | \)/g, (bracket) => bracket.trim())
      .replace(/: /g, ':')
      .replace(/;}/g, '}')
      .trim(),
  );
}

/** Names of the brand tokens that the files of a folder ask for. */
function tokensUsedIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:css|tsx?)$/.test(file),
  );
  return files.flatMap((file) => tokensUsedBy(readFileSync(join(folder, file), 'utf8')));
}

const tokensUsedBy = (source: string): string[] =>
  [...source.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name);

const tokenRule = /--([\w-]+):(?:"[^"]*"|[^;}"])*;?/g;

/** Every page carries the tokens: what only the games ask for, or nobody yet, is left out, and what those tokens alone ask for. */
export function onlyUsed(tokens: string, tokenNames: readonly string[]): string {
  const without = tokens.replace(tokenRule, '');
  const rules = new Map([...tokens.matchAll(tokenRule)].map(([rule, name = '']) => [name, rule]));
  const kept = new Set<string>();
  const keep = (name: string): void => {
    if (kept.has(name)) return;
    kept.add(name);
    for (const other of tokensUsedBy(rules.get(name) ?? '')) keep(other);
  };
  for (const name of [...tokenNames, ...tokensUsedBy(without)]) keep(name);
  return tokens.replace(tokenRule, (rule, name: string) => (kept.has(name) ? rule : '')).replace(/;}/g, '}');
}

/** A small drawing as an address that carries it: it is there with the page and costs no request. */
export const inlined = (svg: Buffer): string =>
  `"data:image/svg+xml,${svg
    .toString('utf8')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/"/g, "'")
    .replace(/[%#<>{}]/g, encodeURIComponent)}"`;

const colourOf = (tokens: string, name: string): string =>
  new RegExp(`--${name}:([^;}]+)`).exec(tokens)?.[1]?.trim() ?? '#000000';

/** Tokens with another logo: for an operator without one. */
export const withLogo = (tokens: string, address: string, ratio: number): string =>
  tokens
    .replace(/--a-logo(?:-ratio)?:\s*[^;}]*;?/g, '')
    .replace(/:root\s*\{/, `$&--a-logo:url(${address});--a-logo-ratio:${Number(ratio.toFixed(2))};`);

const moneyOf = (settings: Operator['money']): Operator['money'] => {
  const { currency, currencySymbol, currencyPosition, minorDigits, shownDigits } = settings;
  return { currency, currencySymbol, currencyPosition, minorDigits, shownDigits };
};

/** The origins outside that the operator's file names; those of the demo are on this machine, and none of them. */
export function outsideOf({ settings, app }: Pick<MerchantFile, 'settings' | 'app'>): Operator['outside'] {
  const isPublic = (origin: string): boolean => origin.startsWith('https:');
  const listed = {
    serviceHosts: settings.serviceHosts.filter(isPublic),
    gameHosts: settings.gameHosts.filter(isPublic),
    chatHosts: settings.chatHosts ?? [],
    downloadHosts: app?.hosts ?? [],
  };
  return Object.fromEntries(Object.entries(listed).filter(([, origins]) => origins.length > 0));
}

/** Builds one operator into `target`/<code>; answers its row of operators.json. */
function buildBrand(merchants: string, code: string, target: string, tokenNames: readonly string[]): Operator {
  const folder = join(merchants, code);
  // The platform validates the file at its start; the build reads a few fields of it.
  const merchant = JSON.parse(readFileSync(join(folder, 'merchant.json'), 'utf8')) as MerchantFile;
  const pictures = new Map([...picturesOf(join(merchants, 'shared/art')), ...picturesOf(join(folder, 'art'))]);
  const picture = (name: string): Buffer => {
    const found = pictures.get(name);
    if (!found) throw new Error(`${folder}/art has no picture named ${name}.`);
    return found.content;
  };
  let css = readFileSync(join(folder, 'tokens.css'), 'utf8');
  if (!pictures.has('logo')) {
    const { svg, ratio } = generateLogo(picture('mark'), merchant.settings.brandName, colourOf(css, 'c-text'));
    pictures.set('logo', { type: '.svg', content: svg });
    css = withLogo(css, 'art/logo.svg', ratio);
  }
  const address = `/m/brand/${code}/`;
  const shared = join(merchants, 'shared/art');
  const sets = setsOf(shared).map((set) => [set, publishSet(join(target, code), address, set, join(shared, set))]);
  const art = { ...publish(join(target, code), address, pictures), ...Object.fromEntries(sets) };
  // The logo stands at the top of every page.
  const whole = rewriteTokens(css, {
    ...art,
    logo: inlined(picture('logo')),
  });
  const tokens = onlyUsed(whole, tokenNames);
  const themeColor = colourOf(tokens, 'c-page');
  const icons = renderIcons(picture('mark'), themeColor);
  icons.set('share', {
    type: '.png',
    content: renderSharePreview(picture('banner-brand'), picture('logo'), themeColor),
  });
  // The manifest names them, no page does: they stand under their plain names alone.
  const appPictures = renderAppPictures({
    mark: picture('mark'),
    logo: picture('logo'),
    banners: ['banner-brand', 'banner-draw'].map(picture),
    tiles: [...picturesOf(join(shared, 'games')).values()]
      .filter((_, at) => at % 4 === 0)
      .map(({ content }) => content),
    page: themeColor,
    surface: colourOf(tokens, 'c-surface-1'),
    accent: colourOf(tokens, 'c-accent'),
  });
  for (const [name, { type, content }] of appPictures) writeFileSync(join(target, code, `${name}${type}`), content);
  return {
    code,
    name: merchant.name,
    hosts: merchant.hosts,
    portOffsets: merchant.portOffsets,
    domains: merchant.settings.domainList.map(({ domainName }) => domainName),
    languages: merchant.settings.languages,
    defaultLanguage: merchant.settings.defaultLanguage,
    money: moneyOf(merchant.settings),
    licence: merchant.settings.licence,
    outside: outsideOf(merchant),
    ...(merchant.chatScript && { chatScript: { hosts: [], ids: {}, ...merchant.chatScript } }),
    tokens,
    themeColor,
    art,
    icons: publish(join(target, code), `/m/brand/${code}/`, icons),
  };
}

/** Builds every operator of the folder for the site with these folders of sources; answers their rows in the order of their codes. */
export function buildBrands(merchants: string, sources: readonly string[], target: string): Operator[] {
  const shared = join(merchants, 'shared');
  if (!existsSync(shared))
    throw new Error(
      `${shared} is missing: it has the shared pictures and content. Link merchants/shared of the project there.`,
    );
  const tokenNames = sources.flatMap(tokensUsedIn);
  const codes = readdirSync(merchants).filter((name) => existsSync(join(merchants, name, 'merchant.json')));
  const operators = codes.sort().map((code) => buildBrand(merchants, code, target, tokenNames));
  // The site may run without the platform, which checks the whole file.
  checkChatScripts(operators);
  return operators;
}
