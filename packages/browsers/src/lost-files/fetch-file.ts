// Files of a build as plain requests: unlike a preload, or a module, one that fails leaves nothing behind that makes the next one fail.

/** Brings a script into the browser's cache, where an import finds it. Rejects where it is lost, or where something else answers. */
export async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('javascript')) throw new Error(`${address} answered ${response.status} ${type}`);
  await response.arrayBuffer();
}
