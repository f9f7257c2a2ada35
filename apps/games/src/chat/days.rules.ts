// Groups messages by the day on which they were written, as the reader's clock has it. Pure.
import type { ChatMessage } from '@foyer/contract';

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

/** "today", "yesterday", else the date. */
export const dayName = (start: number, now: number, tag: string): string => {
  const ago = Math.round((new Date(now).setHours(0, 0, 0, 0) - start) / DAY_MS);
  if (ago === 0 || ago === 1) return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-ago, 'day');
  return new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'long' }).format(start);
};

export const timeName = (at: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }).format(new Date(at));
