// Texts of messages with a code, by language. `{code}`, `{brand}` and `{minutes}` are filled in.
import { texts } from 'virtual:shared-texts/codes';
import type { LanguageCode } from '@foyer/contract';
import type english from '../../../../texts/EN/codes.json';
import { textIn } from './text-in.ts';

/** Registration messages an operator may choose from: `register.smsTemplate` in the settings names one. */
export const registrationTemplateNames = ['register', 'welcome'] as const satisfies readonly (keyof typeof english)[];
export type RegistrationTemplate = (typeof registrationTemplateNames)[number];

/** `taken` still has a code, so that the screen tells nobody who has an account; the owner of the phone may know. */
export type CodeText = Exclude<keyof typeof english, RegistrationTemplate>;

type Values = Readonly<Record<string, string>>;

export const codeText = (name: CodeText, language: LanguageCode, values: Values): string =>
  textIn(texts, name, language, values);

export const registrationText = (name: RegistrationTemplate, language: LanguageCode, values: Values): string =>
  textIn(texts, name, language, values);
