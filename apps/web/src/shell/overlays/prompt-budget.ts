// How many prompts that nobody asked for a person gets in a day: a setting of the operator's, off unless it is set.
import type { Shell } from '../shell.ts';
import { asRecord } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

export interface PromptsToday {
  /** Day of the person's own calendar. */
  readonly day: string;
  readonly count: number;
}

function promptsShape(found: unknown): PromptsToday | null {
  const { day, count } = asRecord(found) ?? {};
  return typeof day === 'string' && Number.isSafeInteger(count) ? { day, count: Number(count) } : null;
}

export const PROMPTS_TODAY: StorageKey<PromptsToday> = {
  name: 'promptsToday',
  area: 'local',
  json: true,
  shape: promptsShape,
};

/** The day as the phone's calendar has it. */
const dayOf = (now: number): string => {
  const date = new Date(now);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');
};

/**
 * Takes one of today's prompts: false where none is left, and nothing may come. Installation, download, pictures and
 * announcements count; what is about safety, money, the law or a new version does not. @assumed
 */
export function takePrompt({ settings, store, clock }: Pick<Shell, 'settings' | 'store' | 'clock'>): boolean {
  const most = settings.promptsPerDay;
  if (most === undefined) return true;
  const day = dayOf(clock.now());
  const known = store.read(PROMPTS_TODAY);
  const count = known?.day === day ? known.count : 0;
  if (count >= most) return false;
  store.write(PROMPTS_TODAY, { day, count: count + 1 });
  return true;
}
