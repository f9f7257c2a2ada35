// Requests files of a build in a way that lets a failed one be requested again.

/** Brings a script into the browser's cache, where an import finds it. Rejects where it is lost, or where something else answers. */
export async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('javascript')) throw new Error(`${address} answered ${response.status} ${type}`);
  await response.arrayBuffer();
}
