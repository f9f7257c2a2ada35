// The app around the page, apart from its log-in: whether it is there, its version, and its way to download.
import { type S2sInfo, s2sInfoIn } from '@foyer/contract/tracked-events';
import type { NativeBridge } from './port.ts';

/** The page as the app sees it. */
export interface ShellPage {
  readonly FoyerNative?: Partial<NativeBridge>;
}

export interface NativeShell {
  /** Of the app; null where it does not tell. */
  readonly version: string | null;
  /** Has the app download a file itself; false where it cannot. */
  readonly download: (address: string) => boolean;
  /** Take away what the app itself shows while a page loads. */
  readonly hideSplash: () => void;
  readonly hideLoading: () => void;
}

/** Longest version anyone needs. */
const MAX_LENGTH = 32;

/** An app of the operator's may throw: then it tells nothing. */
function versionOf(bridge: Partial<NativeBridge>): string | null {
  try {
    const version = bridge.appVersion?.();
    return typeof version === 'string' && version.length <= MAX_LENGTH ? version : null;
  } catch {
    return null;
  }
}

/** No honest answer is longer. */
const MAX_ATTRIBUTION = 4096;

/** TK-03: the ids that the app tells; null in a browser, and where the app tells none. The page asks: no message of a window counts. */
export function shellAttribution({ FoyerNative: bridge }: ShellPage): S2sInfo | null {
  try {
    const text = bridge?.attribution?.();
    if (typeof text !== 'string' || text.length > MAX_ATTRIBUTION) return null;
    const found = s2sInfoIn(JSON.parse(text));
    return Object.keys(found).length > 0 ? found : null;
  } catch {
    // An app of the operator's may throw, or tell no JSON.
    return null;
  }
}
/** Calls the app, which may throw or lack the name. */
const calls = (bridge: Partial<NativeBridge>, name: 'hideSplash' | 'hideLoading') => (): void => {
  try {
    bridge[name]?.();
  } catch {
    // The page works without it.
  }
};

/** The app around the page; null where the page is in a browser. */
export function nativeShell({ FoyerNative: bridge }: ShellPage): NativeShell | null {
  if (typeof bridge !== 'object' || bridge === null) return null;
  return {
    version: versionOf(bridge),
    download: (address) => {
      try {
        if (typeof bridge.download !== 'function') return false;
        bridge.download(address);
        return true;
      } catch {
        // The page can open the address as well.
        return false;
      }
    },
    hideSplash: calls(bridge, 'hideSplash'),
    hideLoading: calls(bridge, 'hideLoading'),
  };
}
