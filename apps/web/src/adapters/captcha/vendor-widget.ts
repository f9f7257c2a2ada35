// Code of both vendor versions: holds a widget, watches it and removes it.
import type { CaptchaNews, CaptchaProblem, CaptchaTask, CaptchaWidget } from './port.ts';
import { resourceTimeout, vendorProblem } from './vendor-problem.ts';

/** CW-06: milliseconds that a widget may take from its start until it is ready. */
export const READY_TIMEOUT_MS = 10_000;

/** An instance of the vendor's, seen through one version's names. */
export interface VendorInstance {
  readonly open: () => void;
  readonly destroy: () => void;
}

/** The callbacks of one version while it sets up. */
export interface WidgetReports {
  /** The instance is there. False: it came too late, and has been taken away. */
  readonly made: (instance: VendorInstance) => boolean;
  /** The script is about to start: from here on the time counts. */
  readonly begun: () => void;
  readonly news: (news: Exclude<CaptchaNews, { type: 'failed' }>) => void;
  readonly failed: (problem: CaptchaProblem) => void;
}

/** Runs one set-up. It sends `failed` at most once, and no event after that or after the widget was taken down. */
export function vendorWidget(
  task: CaptchaTask,
  dispatch: (news: CaptchaNews) => void,
  setUp: (task: CaptchaTask, reports: WidgetReports) => Promise<void>,
): CaptchaWidget {
  let instance: VendorInstance | null = null;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const takeDown = (): void => {
    over = true;
    clearTimeout(timer);
    ignoreErrors(() => instance?.destroy());
    instance = null;
  };
  const failed = (problem: CaptchaProblem): void => {
    if (over) return;
    takeDown();
    dispatch({ type: 'failed', problem });
  };
  setUp(task, {
    begun: () => {
      if (!over) timer = setTimeout(() => failed(resourceTimeout), READY_TIMEOUT_MS);
    },
    made: (made) => {
      if (over) ignoreErrors(made.destroy);
      else instance = made;
      return !over;
    },
    news: (news) => {
      if (over) return;
      clearTimeout(timer);
      dispatch(news);
    },
    failed,
  }).catch((error: unknown) => failed(vendorProblem(error)));
  return {
    open: () => {
      try {
        instance?.open();
      } catch (error) {
        failed(vendorProblem(error));
      }
    },
    takeDown,
  };
}

/** Ignores errors of an instance that is being thrown away: they must not stop the next steps. */
function ignoreErrors(work: () => void): void {
  try {
    work();
  } catch {}
}
