// Requests files of a build in a way that lets a failed one be requested again.

/** A slow line brings something within this time; one that has stalled never does, and its caller would wait for ever. */
export const STALLED_MS = 30_000;

/** Brings a script into the browser's cache, where an import finds it. Rejects where it is lost, or where something else answers. */
export async function fetchFile(address: string): Promise<void> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), STALLED_MS);
  };
  wait();
  try {
    const response = await fetch(address, { signal: stalled.signal });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.includes('javascript')) throw new Error(`${address} answered ${response.status} ${type}`);
    const reader = response.body?.getReader();
    do wait();
    while (reader && !(await reader.read()).done);
  } finally {
    clearTimeout(timer);
  }
}
