// Notices a socket whose other side is silent during work: dropped packets close no connection.
import type { Socket } from 'node:net';

export interface SilenceWatch {
  /** Counts work as under way until it settles. */
  readonly during: <P extends PromiseLike<unknown>>(work: P) => P;
  /** Counts work that pauses: 1 when it is under way, -1 when it no longer is. */
  readonly count: (change: 1 | -1) => void;
}

/** Looks at the socket within the allowed silence. */
const LOOKS = 4;

/** Watches a socket from its first work on. Calls `onSilent` after between one and one and a quarter times `silentMs`. */
export const createSilenceWatch = (
  socket: Pick<Socket, 'bytesRead'>,
  silentMs: number,
  onSilent: () => void,
): SilenceWatch => {
  let running = 0;
  let received = 0;
  let silentLooks = 0;
  let timer: NodeJS.Timeout | undefined;

  const check = (): void => {
    timer = undefined;
    silentLooks = socket.bytesRead === received ? silentLooks + 1 : 0;
    if (running > 0 && silentLooks >= LOOKS) onSilent();
    else if (running > 0) checkLater();
  };

  const checkLater = (): void => {
    received = socket.bytesRead;
    // While there is work the socket keeps the process alive. Nobody waits for a look after it.
    timer = setTimeout(check, silentMs / LOOKS).unref();
  };

  const count = (change: 1 | -1): void => {
    running += change;
    if (running === 0 || timer) return;
    silentLooks = 0;
    checkLater();
  };

  const settled = (): void => count(-1);
  return {
    count,
    during: (work) => {
      count(1);
      work.then(settled, settled);
      return work;
    },
  };
};
