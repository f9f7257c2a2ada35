// SO-06: detects private browsing by how each browser's storage behaves, as there is no API.

/** The browser APIs that the detection uses; each of them is missing in some browsers. */
export interface PrivateSigns {
  readonly storage?: { readonly getDirectory?: () => Promise<unknown> };
  /** Chromium's own: what a page may store. */
  readonly webkitTemporaryStorage?: {
    readonly queryUsageAndQuota: (onQuota: (used: number, quota: number) => void, failed: () => void) => void;
  };
  /** Chromium's own: what scripts may use of the machine's memory. */
  readonly heapLimitBytes: number | null;
}

/** In private browsing Chromium keeps storage in memory and lets it have less than the scripts' heap twice over. */
const HEAP_SHARE = 2;
/** A browser that does not answer shows nothing. */
const PATIENCE_MS = 1_000;

const quotaOf = ({ webkitTemporaryStorage }: PrivateSigns): Promise<number | null> =>
  new Promise((resolve) => {
    if (!webkitTemporaryStorage) return resolve(null);
    webkitTemporaryStorage.queryUsageAndQuota(
      (_, quota) => resolve(quota),
      () => resolve(null),
    );
  });

/** Safari and Firefox refuse the private file system there, each in words of its own. */
async function directoryRefused({ storage }: PrivateSigns): Promise<boolean> {
  try {
    await storage?.getDirectory?.();
    return false;
  } catch (error) {
    const { name, message } = Object(error) as { readonly name?: unknown; readonly message?: unknown };
    return name === 'SecurityError' || /unknown transient reason/i.test(String(message));
  }
}

async function detect(signs: PrivateSigns): Promise<boolean> {
  if (signs.heapLimitBytes === null) return directoryRefused(signs);
  const quota = await quotaOf(signs);
  return quota !== null && quota < signs.heapLimitBytes * HEAP_SHARE;
}

/** True where the browser shows that it is private. */
export const isPrivate = (signs: PrivateSigns): Promise<boolean> =>
  Promise.race([
    detect(signs).catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS)),
  ]);

/** The signs of this browser. */
export function privateSigns(view: Window & typeof globalThis): PrivateSigns {
  // Neither Chromium's quota nor its memory stands in the DOM's types.
  const navigator = view.navigator as unknown as PrivateSigns;
  const { memory } = view.performance as unknown as { readonly memory?: { readonly jsHeapSizeLimit?: number } };
  const { storage, webkitTemporaryStorage } = navigator;
  return {
    ...(storage && { storage }),
    ...(webkitTemporaryStorage && { webkitTemporaryStorage }),
    heapLimitBytes: webkitTemporaryStorage ? (memory?.jsHeapSizeLimit ?? null) : null,
  };
}
