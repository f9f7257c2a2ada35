// Says of each entry of the queue why it shows, waits or is out.
import type { RouteName } from '../navigation/routes.ts';
import type { HoldBack, HoldReason, OpenOverlay, WaitingOverlay } from './create-overlays.ts';
import { behaviourOf, type OverlayName } from './overlays.ts';
import { mayOpen, type PageUse } from './queue.rules.ts';

export interface QueueLine {
  readonly id: number;
  readonly name: OverlayName;
  readonly kind: string;
  readonly state: 'shows' | 'keeps its state' | 'waits' | 'out';
  readonly why: string;
}

export interface QueueNow extends PageUse {
  readonly open: readonly Pick<OpenOverlay, 'id' | 'name' | 'kind'>[];
  readonly waiting: readonly WaitingOverlay[];
  readonly route: RouteName;
  readonly holdBack: HoldBack;
}

const holdReasons: { readonly [R in HoldReason]: string } = {
  unknown: 'it is not known yet whether consent is asked for',
  consent: 'consent is asked for first',
  scrolling: 'the page is being scrolled',
  budget: 'today has had its prompts (settings.promptsPerDay)',
};

const whyWaiting = (entry: WaitingOverlay, { open, waiting, route, holdBack, ...use }: QueueNow): string => {
  const mayOpenIf = (change: Partial<PageUse>): boolean => mayOpen(entry, open, { ...use, ...change });
  if (!entry.ready) return 'its code is on the way';
  if (!entry.mayLieOver(route)) return 'it may not lie over this page';
  const topmost = open[open.length - 1];
  const held = holdBack(entry, waiting);
  if (held) return holdReasons[held];
  if (topmost) return `${topmost.name} is open`;
  if (!mayOpenIf({ hasToast: false })) return 'a form, a payment or a game is in use';
  return mayOpenIf({}) ? 'an earlier kind goes first' : 'a short message is being read';
};

/** An overlay that comes by itself: when it enters the queue, and what this device keeps of it. */
export interface Comer {
  readonly name: OverlayName;
  readonly enters: string;
  readonly kept: Readonly<Record<string, unknown>>;
}

/** Lines of those that are not in the report: what they wait for, and what may keep them away. */
export const absentOf = (lines: readonly QueueLine[], all: readonly Comer[]): readonly QueueLine[] =>
  all
    .filter(({ name }) => !lines.some((line) => line.name === name))
    .map(({ name, enters, kept }, place): QueueLine => {
      const values = Object.entries(kept).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
      const why = [`has not come; it enters: ${enters}`, ...(values.length > 0 ? [`kept: ${values.join(', ')}`] : [])];
      return { id: -1 - place, name, kind: behaviourOf(name).kind, state: 'out', why: why.join('; ') };
    });

/** Most lines of what is out. */
const MOST_OUT = 8;

/** The next report, by the one before: what has gone since is out. */
export function reportOf(now: QueueNow, before: readonly QueueLine[]): readonly QueueLine[] {
  const { open, waiting } = now;
  const shown = open.map(({ id, name, kind }, place): QueueLine => {
    const above = open[place + 1];
    return above
      ? { id, name, kind, state: 'keeps its state', why: `below ${above.name}` }
      : { id, name, kind, state: 'shows', why: kind === 'own' ? 'the person opened it' : 'it is its turn' };
  });
  const waits = waiting.map((entry): QueueLine => {
    const { id, name, kind } = entry;
    return { id, name, kind, state: 'waits', why: whyWaiting(entry, now) };
  });
  const here = new Set([...shown, ...waits].map(({ id }) => id));
  const out = before
    .filter(({ id }) => !here.has(id))
    .map(
      (line): QueueLine =>
        line.state === 'out'
          ? line
          : {
              ...line,
              state: 'out',
              why: line.state === 'waits' ? 'taken back before it showed' : 'closed or answered',
            },
    );
  return [...shown, ...waits, ...out.slice(0, MOST_OUT)];
}
