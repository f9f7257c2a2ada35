// Texts of the installed app: its shortcuts on the home screen.
import { texts } from 'virtual:shared-texts/app';
import type { LanguageCode } from '@foyer/contract';
import { textIn } from './text-in.ts';

export type ShortcutName = 'games' | 'promotions' | 'deposit';

export const shortcutText = (name: ShortcutName, language: LanguageCode): string => textIn(texts, name, language);
