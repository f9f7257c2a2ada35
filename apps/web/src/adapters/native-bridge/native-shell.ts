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

/** The app around the page; null where the page is in a browser. */
export function nativeShell({ FoyerNative: bridge }: ShellPage): NativeShell | null {
  if (typeof bridge !== 'object' || bridge === null) return null;
  const download = (address: string): void => bridge.download?.(address);
  return { version: versionOf(bridge), download: typeof bridge.download === 'function' ? download : null };
}
