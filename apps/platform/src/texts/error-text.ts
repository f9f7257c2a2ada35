// Texts of the error codes in the member's language.
import { texts } from 'virtual:shared-texts/errors';
import type { ErrorCode, LanguageCode } from '@foyer/contract';
import { textIn } from './text-in.ts';

export const errorText = (code: ErrorCode, language: LanguageCode): string => textIn(texts, code, language);
