// The product's own texts, so that journeys ask for what people see and not for a copy of it.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '@foyer/contract';
import { formatMessage, type MessageValues } from '@foyer/contract/messages';
import { formatMoney, type MoneySettings } from '../../apps/web/src/shell/i18n/money.ts';
import type { TextKey } from '../../apps/web/src/shell/i18n/texts.ts';
import { compileText } from '../../texts/compile.ts';
import { textFolders } from '../../texts/folders.ts';
import { languagesIn } from '../../texts/sheets.ts';
import { keepSyllables } from '../../texts/syllables.ts';
import type { Operator } from './operators.ts';

const root = resolve(import.meta.dirname, '../..');
const locales = resolve(root, textFolders.web);

/** The languages with texts of their own. */
export const translatedLanguages = languagesIn(locales) as readonly LanguageCode[];

/** The language of all journeys that choose none themselves: English, or what JOURNEY_LANGUAGE names. */
export const journeyLanguage: LanguageCode = languageIn(process.env.JOURNEY_LANGUAGE ?? FALLBACK_LANGUAGE);

function languageIn(code: string): LanguageCode {
  if (isLanguageCode(code)) return code;
  throw new Error(`JOURNEY_LANGUAGE is no code of a language: ${code}`);
}

/** What the browser of such a journey asks for. English is Britain's, whose dates are unlike America's. */
export const journeyLocale = journeyLanguage === 'EN' ? 'en-GB' : languages[journeyLanguage].tag;

/** A text without placeholders, by its key. */
export function textOf(key: TextKey, language: LanguageCode = journeyLanguage): string {
  const [feature = '', name = ''] = key.split('.');
  const texts = JSON.parse(readFileSync(`${locales}/${language}/${feature}.json`, 'utf8')) as Record<string, string>;
  const text = texts[name];
  if (text === undefined) throw new Error(`${language} has no text ${key}`);
  return keepSyllables(text);
}

/** A text with these values in its places. */
export const wordsOf = (key: TextKey, values: MessageValues, language: LanguageCode = journeyLanguage): string =>
  formatMessage(compileText(textOf(key, language)), values, languages[language].tag);

type Compiled = ReturnType<typeof compileText>;

/** A text as part of a pattern: as it is, however it is wrapped. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

const sourceOf = (message: Compiled, values: Readonly<Record<string, string>>): string =>
  (typeof message === 'string' ? [message] : message)
    .map((part) => {
      if (part === '#') return '.+';
      if (typeof part === 'string') return escaped(part);
      const [name, , choices] = part;
      // A page that runs from the right sets what comes from elsewhere apart.
      if (choices === undefined)
        return values[name] === undefined ? '.+' : `[\u2066-\u2069]?${escaped(values[name])}[\u2066-\u2069]?`;
      return `(?:${Object.values(choices)
        .map((choice) => sourceOf(choice as Compiled, values))
        .join('|')})`;
    })
    .join('');

/** A text with what stands in its places: these values, and anything where none is given. */
export const patternOf = (
  key: TextKey,
  values: Readonly<Record<string, string>> = {},
  language: LanguageCode = journeyLanguage,
): RegExp => new RegExp(sourceOf(compileText(textOf(key, language)), values));

/** The title of the log-in on a device where nobody has logged in before, at any operator. */
export const loginTitle = new RegExp(`^${textOf('login.heading').replace('{brand}', '\\w+')}$`);

const shared = resolve(root, textFolders.shared);

/** A text of the platform or the games, by its sheet and key. */
export function sharedText(sheet: string, key: string, language: LanguageCode = journeyLanguage): string {
  const texts = JSON.parse(readFileSync(`${shared}/${language}/${sheet}.json`, 'utf8')) as Record<string, string>;
  const text = texts[key];
  if (text === undefined) throw new Error(`${sheet}.json has no text ${key} in ${language}`);
  return text;
}

/** The same with these values in its places. */
export const sharedWords = (
  sheet: string,
  key: string,
  values: MessageValues,
  language: LanguageCode = journeyLanguage,
): string => formatMessage(compileText(sharedText(sheet, key, language)), values, languages[language].tag);

/** The same with what stands in its places: these values, and anything where none is given. */
export const sharedPattern = (
  sheet: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
  language: LanguageCode = journeyLanguage,
): RegExp => new RegExp(sourceOf(compileText(sharedText(sheet, key, language)), values));

/** A text of the lottery room, up to its first placeholder. */
export function gameText(key: string, language: LanguageCode = journeyLanguage): string {
  return sharedText('games', key, language).split('{')[0]?.trim() ?? '';
}

const contentFolders = ['merchants/aurora/content', 'merchants/lotus/content', 'merchants/shared/content'];

/** What stands in the journeys' language beside these English words, in this part of an operator's content. */
function besides(english: string, part: unknown): string | null {
  if (typeof part !== 'object' || part === null) return null;
  const { EN, [journeyLanguage]: own } = part as Readonly<Record<string, unknown>>;
  if (EN === english) return typeof own === 'string' ? own : english;
  for (const inner of Object.values(part)) {
    const found = besides(english, inner);
    if (found !== null) return found;
  }
  return null;
}

/** The words of an operator's content (banners, news, activities, help) that are these in English. */
export function contentOf(english: string): string {
  for (const content of contentFolders)
    for (const file of readdirSync(resolve(root, content)).filter((name) => name.endsWith('.json'))) {
      const found = besides(english, JSON.parse(readFileSync(resolve(root, content, file), 'utf8')));
      if (found !== null) return found;
    }
  throw new Error(`No operator has this content: ${english}`);
}

/** An amount of minor units as this operator's site writes it. */
export function amountOf(
  minorUnits: string,
  operator: Operator = 'aurora',
  language: LanguageCode = journeyLanguage,
): string {
  const { settings } = JSON.parse(readFileSync(resolve(root, `merchants/${operator}/merchant.json`), 'utf8')) as {
    readonly settings: MoneySettings;
  };
  return formatMoney(minorUnits, settings, language);
}
