// The app around the page, apart from its log-in: whether it is there, its version, and its way to download.
import type { NativeBridge } from './port.ts';

/** The page as the app sees it. */
export interface ShellPage {
  readonly FoyerNative?: Partial<NativeBridge>;
}

export interface NativeShell {
  /** Of the app; null where it does not tell. */
  readonly version: string | null;
  /** Has the app download a file itself; null where it cannot. */
  readonly download: ((address: string) => void) | null;
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
  const download = (address: string): void => bridge.download?.(address);
  return {
    version: versionOf(bridge),
    download: typeof bridge.download === 'function' ? download : null,
    hideSplash: calls(bridge, 'hideSplash'),
    hideLoading: calls(bridge, 'hideLoading'),
  };
}
