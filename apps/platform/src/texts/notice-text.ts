// Texts of the platform's messages to members, by language.
import { texts } from 'virtual:shared-texts/notices';
import { type LanguageCode, languages } from '@foyer/contract';
import type english from '../../../../texts/EN/notices.json';
import { textIn } from './text-in.ts';

interface Notice {
  readonly subject: string;
  readonly body: string;
}

type NoticeKey = keyof typeof english;
export type NoticeName = NoticeKey extends `${infer Name}.${'subject' | 'body'}` ? Name : never;

/** Words that may be in letters of another direction, and stand first in a sentence. */
const namesOfOthers = ['account', 'answer', 'brand', 'reason'];
/** Between these marks words run as they do by themselves, and a sentence that begins with them keeps its own direction. */
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];

const isolated = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      namesOfOthers.includes(name) ? ISOLATE + value + END_OF_ISOLATE : value,
    ]),
  );

/** A message to a member in a language; `values` fill the places of its text. */
export const noticeText = (
  name: NoticeName,
  language: LanguageCode,
  values: Readonly<Record<string, string>>,
): Notice => {
  const shown = languages[language].dir === 'rtl' ? isolated(values) : values;
  const part = (key: NoticeKey): string => textIn(texts, key, language, shown);
  return { subject: part(`${name}.subject`), body: part(`${name}.body`) };
};
