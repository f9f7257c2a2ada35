// The text that says how often a lottery is drawn: "Draws every minute".
import { texts } from 'virtual:shared-texts/lottery';
import type { LanguageCode } from '@foyer/contract';
import { textIn } from '../../../texts/text-in.ts';

const SECONDS_A_MINUTE = 60;

/** Returns in words how often a lottery is drawn. */
export const rhythmText = (intervalSeconds: number, language: LanguageCode): string =>
  intervalSeconds % SECONDS_A_MINUTE === 0
    ? textIn(texts, 'everyMinutes', language, { count: intervalSeconds / SECONDS_A_MINUTE })
    : textIn(texts, 'everySeconds', language, { count: intervalSeconds });
