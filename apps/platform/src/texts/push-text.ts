// What a phone shows of a push, by language.
import { texts } from 'virtual:shared-texts/push';
import type { LanguageCode } from '@foyer/contract';
import type english from '../../../../texts/EN/push.json';
import { textIn } from './text-in.ts';

export const pushText = (
  name: keyof typeof english,
  language: LanguageCode,
  values: Readonly<Record<string, string>>,
): string => textIn(texts, name, language, values);
