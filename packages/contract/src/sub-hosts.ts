// Sub-hosts of a site, which cannot read its session, and the only paths each serves.

interface ServedPaths {
  /** Paths as they are. */
  readonly exact: readonly string[];
  /** Folders, with a slash at the end: everything below them. */
  readonly below: readonly string[];
}

/** First label of the host → what it serves. */
export const subHosts = {
  games: {
    exact: ['/', '/lottery', '/lottery/verify', '/instant', '/instant/verify'],
    below: ['/assets/', '/games/', '/lottery/', '/instant/'],
  },
  chat: { exact: ['/chat', '/games/brand.css'], below: ['/assets/', '/chat/', '/games/art/'] },
  /** Demo mode only: the demo's bank, on which deposits are paid. */
  bank: { exact: [], below: ['/pay/'] },
  /** Demo mode only: the simulator of game vendors. */
  vendor: { exact: [], below: ['/play/'] },
  cdn: { exact: ['/device-helper.html', '/device-helper.js', '/pixels.html', '/pixels.js'], below: ['/COUNTRY_FLAG/'] },
  /** Demo mode only: where accounts of identity providers are played. */
  idp: { exact: ['/token'], below: ['/authorize/', '/gsi/', '/phone/'] },
} as const satisfies Record<string, ServedPaths>;

/** @assumed The chat's WebSocket, on the chat's own host alone. */
export const CHAT_LIVE_PATH = '/chat/api/live';

export type SubHost = keyof typeof subHosts;

// Object.keys() answers plain texts.
const subHostNames = Object.keys(subHosts) as SubHost[];

/** The sub-host that a host is, by its first label; null for a site itself. */
export const subHostOf = (host: string): SubHost | null => {
  const dot = host.indexOf('.');
  const label = dot < 0 ? '' : host.slice(0, dot).toLowerCase();
  return subHostNames.find((name) => name === label) ?? null;
};

/** True where a sub-host serves a path. */
export const servesPath = (subHost: SubHost, path: string): boolean => {
  const { exact, below }: ServedPaths = subHosts[subHost];
  return exact.includes(path) || below.some((folder) => path.startsWith(folder));
};
