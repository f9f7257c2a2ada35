// History steps of overlays: each lies on top of the page, and Back takes the uppermost away.
import type { Navigation } from '../shell.ts';
import type { Entry, HistoryPort } from './history-port.ts';

/** The current position in the history; shared with the navigation, which changes it too. */
export interface Position {
  index: number;
}

interface Step {
  readonly index: number;
  readonly onBack: () => boolean;
}

export interface OverlaySteps {
  readonly open: Navigation['openStep'];
  /** Closes what lies above an entry that Back has led to; false when something there stays open. */
  readonly leadTo: (entry: Entry) => boolean;
}

export function createOverlaySteps(
  historyPort: HistoryPort,
  position: Position,
  scrollTop: () => number,
): OverlaySteps {
  let steps: readonly Step[] = [];
  const top = (): Step | undefined => steps[steps.length - 1];

  return {
    open: (onBack) => {
      const scroll = scrollTop();
      historyPort.rememberScroll(scroll);
      position.index += 1;
      const { index } = position;
      const step: Step = { index, onBack };
      steps = [...steps, step];
      historyPort.push({ index, scroll });
      return () => {
        if (!steps.includes(step)) return;
        steps = steps.filter((other) => other !== step);
        // A page opened on top of the overlay: its step stays behind as an entry of the old page.
        if (position.index !== step.index) return;
        position.index -= 1;
        historyPort.back();
      };
    },
    leadTo: (entry) => {
      for (let step = top(); step && step.index > entry.index; step = top()) {
        if (!step.onBack()) {
          historyPort.push({ ...entry, index: step.index });
          return false;
        }
        steps = steps.slice(0, -1);
      }
      return true;
    },
  };
}
