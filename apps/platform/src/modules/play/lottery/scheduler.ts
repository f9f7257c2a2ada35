// Keeps the lotteries going: wakes at each draw, and once a second for what another node left behind.
import type { Logger } from 'pino';
import { faultOf } from '../../../log.ts';
import type { DrawService } from './draw.service.ts';

const LONGEST_SLEEP_MS = 1_000;
/** After its time, so that the clock of the database has passed it as well. */
const AFTER_DRAW_MS = 20;

/** Starts the turns; the first one is over when this answers, so that draws missed while down are settled before the doors open. */
export const startScheduler = async (
  draws: DrawService,
  log: Logger,
  now: () => Date,
): Promise<() => Promise<void>> => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const runAndPlanNext = async (): Promise<void> => {
    try {
      await draws.runOnce();
    } catch (error) {
      log.error({ fault: faultOf(error) }, 'a turn of the lotteries failed');
    }
    if (!stopped) sleep();
  };

  const sleep = (): void => {
    const untilDraw = draws.nextDrawAt().getTime() - now().getTime() + AFTER_DRAW_MS;
    timer = setTimeout(
      () => {
        running = runAndPlanNext();
      },
      Math.max(AFTER_DRAW_MS, Math.min(LONGEST_SLEEP_MS, untilDraw)),
    );
  };

  await runAndPlanNext();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
};
