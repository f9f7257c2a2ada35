// The widget's texts.
import { texts } from 'virtual:shared-texts/captcha';
import type { LanguageCode } from '@foyer/contract';
import type english from '../../../../../../../texts/EN/captcha.json';

export type Texts = Readonly<Record<keyof typeof english, string>>;

export const hasTexts = (language: LanguageCode): boolean => language in texts;

/** Texts without placeholders are compiled to their words. */
export const textsOf = (language: LanguageCode): Texts => (texts[language] ?? texts.EN) as Texts;
