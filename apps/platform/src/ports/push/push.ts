// The port through which a push leaves the platform.

/** What a device shows. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** Path of the page that a tap opens. */
  readonly path: string;
  /** A later notice of the same tag takes the place of an earlier one. */
  readonly tag: string;
}

/** `gone`: the push service no longer knows the device. `refused`: it never takes this; `failed`: perhaps later. */
export type Pushed = 'taken' | 'gone' | 'refused' | 'failed';

/** Sends to one device. */
export type PushSender = (token: string, notice: PushNotice) => Promise<Pushed>;

const GONE: ReadonlySet<number> = new Set([404, 410]);
const LATER: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

/** What an answer of a push service means. */
export const pushedBy = (status: number): Pushed => {
  if (status >= 200 && status < 300) return 'taken';
  if (GONE.has(status)) return 'gone';
  return status >= 500 || LATER.has(status) ? 'failed' : 'refused';
};
