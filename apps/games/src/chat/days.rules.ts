// Groups messages by the day on which they were written, as the reader's clock has it. Pure.
import type { ChatMessage } from '@foyer/contract';
import { hasNames } from '../texts/names.ts';
import type { Texts } from '../texts/texts.ts';

export interface Day<M> {
  /** Start of the day on this clock, ms. */
  readonly start: number;
  readonly messages: readonly M[];
}

const startOfDay = (at: string): number => new Date(at).setHours(0, 0, 0, 0);

export const byDay = <M extends Pick<ChatMessage, 'at'>>(messages: readonly M[]): readonly Day<M>[] => {
  const days: { start: number; messages: M[] }[] = [];
  for (const message of messages) {
    const start = startOfDay(message.at);
    const last = days[days.length - 1];
    if (last?.start === start) last.messages.push(message);
    else days.push({ start, messages: [message] });
  }
  return days;
};

const DAY_MS = 86_400_000;

/**
 * Formatters of a language, made once: a long conversation is painted anew with each message. Digits are Western, and dates have no words
 * where the browser has none of the language.
 */
const formattersOf = (tag: string) => {
  const hasWords = hasNames(tag);
  const locale = hasWords ? `${tag}-u-nu-latn-ca-gregory` : 'en-GB-u-nu-latn';
  return {
    date: new Intl.DateTimeFormat(
      locale,
      hasWords ? { weekday: 'short', day: 'numeric', month: 'long' } : { day: '2-digit', month: '2-digit' },
    ),
    time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
};

const known = new Map<string, ReturnType<typeof formattersOf>>();

const formattersIn = (tag: string): ReturnType<typeof formattersOf> => {
  const formatters = known.get(tag) ?? formattersOf(tag);
  known.set(tag, formatters);
  return formatters;
};

/** "Today", "Yesterday", else the date. */
export const dayName = (start: number, now: number, { t, tag }: Pick<Texts, 't' | 'tag'>): string => {
  const ago = Math.round((new Date(now).setHours(0, 0, 0, 0) - start) / DAY_MS);
  if (ago === 0 || ago === 1) return t(ago === 0 ? 'today' : 'yesterday');
  return formattersIn(tag).date.format(start);
};

export const timeName = (at: string, tag: string): string => formattersIn(tag).time.format(new Date(at));
