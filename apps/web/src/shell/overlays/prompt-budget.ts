// How many prompts that nobody asked for a person gets in a day: a setting of the operator's, off unless it is set.
import type { Shell } from '../shell.ts';
import { asRecord } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';
import type { WaitingOverlay } from './create-overlays.ts';
import type { OverlayKind } from './overlays.ts';

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

/** Kinds that count; what is about safety, money, the law or a new version does not @assumed. */
const counted: ReadonlySet<OverlayKind> = new Set(['news', 'install', 'push']);

/** Whether an overlay takes one of the day's prompts when it is shown. */
export const takesPrompt = ({ kind, props }: Pick<WaitingOverlay, 'kind' | 'props'>): boolean =>
  counted.has(kind) && !('isFree' in props);

type Around = Pick<Shell, 'settings' | 'store' | 'clock'>;

const today = ({ store, clock }: Around): PromptsToday => {
  const day = dayOf(clock.now());
  const known = store.read(PROMPTS_TODAY);
  return known?.day === day ? known : { day, count: 0 };
};

export const hasPromptLeft = (shell: Around): boolean =>
  shell.settings.promptsPerDay === undefined || today(shell).count < shell.settings.promptsPerDay;

/** One has been shown. */
export function countPrompt(shell: Around): void {
  if (shell.settings.promptsPerDay === undefined) return;
  const { day, count } = today(shell);
  shell.store.write(PROMPTS_TODAY, { day, count: count + 1 });
}
