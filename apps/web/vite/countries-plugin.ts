// Vite plugin: `virtual:countries` has the operators, each with lazy chunks about its countries:
// flags as files with an example of a number, names that browsers lack, and the number library's metadata.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CountryCode, Examples, MetadataJson } from 'libphonenumber-js/core';
import { getExampleNumber } from 'libphonenumber-js/mobile';
import type { Plugin } from 'vite';
import { type LanguageCode, languages, namelessLanguages } from '../../../packages/contract/src/languages.ts';
import { mobileMetadata } from './mobile-metadata.ts';

const TABLE = 'virtual:countries';
const require = createRequire(import.meta.url);

/** The set that tells mobile numbers from others. */
const readMetadata = (): MetadataJson => require('libphonenumber-js/metadata.mobile.json') as MetadataJson;

/** Countries of an operator by the build's own files. */
function countriesOf(merchants: string, code: string): readonly CountryCode[] {
  const file = JSON.parse(readFileSync(join(merchants, code, 'merchant.json'), 'utf8')) as {
    readonly countries: readonly { readonly countryCode: CountryCode }[];
  };
  return file.countries.map(({ countryCode }) => countryCode);
}

/** The package's flags, three to two. */
const flagFolder = join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');
const flagFile = (country: string): string => join(flagFolder, `${country}.svg`);

/** An example of a mobile number, behind its dialing code; none for a country without mobile numbers. */
function exampleIn(country: CountryCode): string | undefined {
  const number = getExampleNumber(country, require('libphonenumber-js/examples.mobile.json') as Examples);
  return number?.formatInternational().slice(`+${number.countryCallingCode} `.length);
}

function flagsSource(countries: readonly CountryCode[]): string {
  const drawn = countries.filter((country) => existsSync(flagFile(country)));
  const imports = drawn.map(
    (country) => `import ${country}_ from ${JSON.stringify(`${flagFile(country)}?url&no-inline`)};`,
  );
  const flags = `{ ${drawn.map((country) => `${country}: ${country}_`).join(', ')} }`;
  const examples = Object.fromEntries(countries.map((country) => [country, exampleIn(country)]));
  return `${imports.join('\n')}\nexport const flags = ${flags};\nexport const examples = ${JSON.stringify(examples)};\n`;
}

/** The language of the names: Node knows those of Urdu in Arabic letters alone. */
const tagOfNames = (language: LanguageCode): string => languages[language === 'UR-LA' ? 'EN' : language].tag;

function namesSource(countries: readonly string[]): string {
  const namesIn = (language: LanguageCode) => {
    const known = new Intl.DisplayNames([tagOfNames(language)], { type: 'region' });
    return Object.fromEntries(countries.map((country) => [country, known.of(country)]));
  };
  const names = Object.fromEntries(namelessLanguages.map((language) => [language, namesIn(language)]));
  return `export const names = ${JSON.stringify(names)};\n`;
}

function tableSource(codes: readonly string[]): string {
  const rows = codes.map((code) => {
    const chunk = (part: string) => `${part}: () => import('${TABLE}/${code}/${part}')`;
    return `${JSON.stringify(code)}: { ${chunk('flags')}, ${chunk('names')}, ${chunk('metadata')} }`;
  });
  return `export const countries = {\n${rows.join(',\n')}\n};\n`;
}

/** The plugin; `merchants` is the folder with one folder for each operator. */
export function countriesPlugin(merchants: string): Plugin {
  return {
    name: 'foyer-countries',
    resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${TABLE}`)) return null;
      const [code, part] = id.slice(TABLE.length + 2).split('/');
      if (!code) {
        const codes = readdirSync(merchants).filter((name) => existsSync(join(merchants, name, 'merchant.json')));
        return tableSource(codes.sort());
      }
      this.addWatchFile(join(merchants, code, 'merchant.json'));
      const countries = countriesOf(merchants, code);
      if (part === 'flags') return flagsSource(countries);
      if (part === 'names') return namesSource(countries);
      const json = JSON.stringify(mobileMetadata(readMetadata(), countries));
      // JSON.parse of one string is faster to start than a large object literal.
      return `export const metadata = JSON.parse(${JSON.stringify(json)});\n`;
    },
  };
}
