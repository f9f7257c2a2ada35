// "Draws every minute", for tickers, in the languages that are complete.
import { type LanguageCode, languages } from '@foyer/contract';

type Unit = 'minute' | 'second';
type Forms = { readonly [F in Intl.LDMLPluralRule]?: string } & { readonly other: string };

const english: Record<Unit, Forms> = {
  minute: { one: 'Draws every minute', other: 'Draws every {n} minutes' },
  second: { one: 'Draws every second', other: 'Draws every {n} seconds' },
};

const texts: { readonly [L in LanguageCode]?: Record<Unit, Forms> } = {
  EN: english,
  CN: { minute: { other: '每 {n} 分钟开奖' }, second: { other: '每 {n} 秒开奖' } },
  VI: { minute: { other: 'Quay số mỗi {n} phút' }, second: { other: 'Quay số mỗi {n} giây' } },
  UR: {
    minute: { one: 'ہر منٹ قرعہ', other: 'ہر {n} منٹ بعد قرعہ' },
    second: { one: 'ہر سیکنڈ قرعہ', other: 'ہر {n} سیکنڈ بعد قرعہ' },
  },
  MY: { minute: { other: '{n} မိနစ်တိုင်း ဖွင့်သည်' }, second: { other: '{n} စက္ကန့်တိုင်း ဖွင့်သည်' } },
};

const SECONDS_A_MINUTE = 60;

/** How often a lottery is drawn, in words. */
export const rhythmText = (intervalSeconds: number, language: LanguageCode): string => {
  const [unit, count] =
    intervalSeconds % SECONDS_A_MINUTE === 0
      ? (['minute', intervalSeconds / SECONDS_A_MINUTE] as const)
      : (['second', intervalSeconds] as const);
  const told = texts[language] === undefined ? 'EN' : language;
  const forms = (texts[told] ?? english)[unit];
  const form = new Intl.PluralRules(languages[told].tag).select(count);
  return (forms[form] ?? forms.other).replace('{n}', String(count));
};
