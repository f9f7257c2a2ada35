// The server's clock in this tab: set by answers, advanced by the monotonic clock.

let serverMs = Date.now();
let setAt = performance.now();

/** Takes the time of an answer that was asked for at `requestedAt` (performance.now): half of the way back is added. */
export const setServerClock = (serverTime: string, requestedAt: number): void => {
  const now = performance.now();
  serverMs = Date.parse(serverTime) + (now - requestedAt) / 2;
  setAt = now;
};

/** Milliseconds since 1970 by the server's clock. */
export const serverNow = (): number => serverMs + performance.now() - setAt;
