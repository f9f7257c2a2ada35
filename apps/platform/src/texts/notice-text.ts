// Texts of the platform's messages to members, by language.
import { texts } from 'virtual:shared-texts/notices';
import type { LanguageCode } from '@foyer/contract';
import type english from '../../../../texts/EN/notices.json';
import { textIn } from './text-in.ts';

interface Notice {
  readonly subject: string;
  readonly body: string;
}

type NoticeKey = keyof typeof english;
export type NoticeName = NoticeKey extends `${infer Name}.${'subject' | 'body'}` ? Name : never;

export const noticeText = (
  name: NoticeName,
  language: LanguageCode,
  values: Readonly<Record<string, string>>,
): Notice => {
  const part = (key: NoticeKey): string => textIn(texts, key, language, values);
  return { subject: part(`${name}.subject`), body: part(`${name}.body`) };
};
