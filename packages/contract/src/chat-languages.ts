// CH-04: the names under which a chat service knows languages.

/** Source: the specification's chat language map. */
const chatLanguages: ReadonlyMap<string, string> = new Map([
  ['EN', 'en-US'],
  ['CN', 'zh-CN'],
  ['TW', 'zh-HK'],
  ['RU', 'RU'],
  ['TH', 'TH'],
  ['VI', 'VI'],
  ['JA', 'JA'],
  ['PT', 'PT'],
  ['ES', 'ES'],
  ['AR', 'AR'],
]);

const CHINESE = 'zh-CN';

/**
 * Returns the chat's name of a language. Every language that the chat has not is Chinese there, and so is a language of which
 * only 'Chinese', 'Traditional Chinese' or 'Simplified Chinese' is known.
 */
export const chatLanguageOf = (language: string): string => chatLanguages.get(language) ?? CHINESE;
