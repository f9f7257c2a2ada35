// Compiles locales/<CODE>/<feature>.json into messages.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Message, Messages } from '@foyer/contract/messages';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { TextPart } from '../src/app/start-texts.ts';

/** ICU messages by flat key, as one file of a language holds them. */
type Sheet = Readonly<Record<string, string>>;
/** Sheets of one language by feature. */
export type Sheets = Readonly<Record<string, Sheet>>;

/** The part that a feature's texts are in; everything else comes with the last one. */
const partOf: ReadonlyMap<string, TextPart> = new Map([
  ...['common', 'ui', 'pages', 'home', 'login', 'socialPlace', 'domainFailure', 'services'].map(
    (feature) => [feature, 'first'] as const,
  ),
  ...['register', 'newPassword', 'imageCaptcha'].map((feature) => [feature, 'forms'] as const),
  ...['phone', 'codes'].map((feature) => [feature, 'phone'] as const),
]);

/** Said by the web server alone; the browser never loads it. */
const serverFeatures: ReadonlySet<string> = new Set(['site']);

const FALLBACK = 'EN';

/** Languages with texts of their own; the others speak English, out of the same chunks. */
export const ownLanguages = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** Files of one language's sheets; a language without a folder has none. */
export const sheetFiles = (folder: string, code: string): readonly string[] =>
  ownLanguages(folder).includes(code)
    ? readdirSync(join(folder, code)).flatMap((file) => (file.endsWith('.json') ? join(folder, code, file) : []))
    : [];

/** Reads the sheets of one language. */
export function readSheets(folder: string, code: string): Sheets {
  const read = (file: string) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as Sheet] as const;
  return Object.fromEntries(sheetFiles(folder, code).map(read));
}

type Compiled = ReturnType<typeof compileMessageOrThrow>;

/** Returns the message in the form that the app formats; throws where it has more than values and plurals. */
function sayable(compiled: Compiled): Message {
  for (const part of compiled) {
    if (typeof part === 'string') continue;
    const [, kind, format] = part;
    if (kind === undefined) continue;
    if (kind !== 'plural') throw new Error(`What is said has values and plurals, no ${kind}.`);
    // A compiled plural holds its choices, and an offset where it has one.
    const { offset, ...choices } = format as Record<string, Compiled>;
    if (offset !== undefined) throw new Error('What is said has no plurals with an offset.');
    Object.values(choices).forEach(sayable);
  }
  const [only, ...others] = compiled;
  return typeof only === 'string' && others.length === 0 ? only : (compiled as Message);
}

/** Compiles one text. */
export const compileText = (text: string): Message => sayable(compileMessageOrThrow(text));

/** Compiles one part of a language. Gaps are filled from English; keys that English does not have are left out. */
export function compileSheets(english: Sheets, own: Sheets, part?: TextPart): Messages {
  const messages: Record<string, Record<string, Message>> = {};
  for (const [feature, sheet] of Object.entries(english)) {
    if (part && (serverFeatures.has(feature) || part !== (partOf.get(feature) ?? 'rest'))) continue;
    const compiled: Record<string, Message> = {};
    for (const [key, source] of Object.entries(sheet)) {
      const text = own[feature]?.[key] || source;
      try {
        compiled[key] = compileText(text);
      } catch (error) {
        throw new Error(`The text ${feature}.${key} cannot be compiled: ${text}`, { cause: error });
      }
    }
    messages[feature] = compiled;
  }
  return messages;
}

/** All messages of one language, compiled from the folder of locales. */
export const compileTexts = (folder: string, code: string, part?: TextPart): Messages =>
  compileSheets(readSheets(folder, FALLBACK), readSheets(folder, code), part);
