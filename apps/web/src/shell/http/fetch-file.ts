// Files of the build as plain requests: unlike a preload, or a module, one that fails leaves nothing behind that makes the next one fail.

/** Brings a file into the browser's cache, where an import finds it. Rejects where it is lost, or where something else answers. */
export async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('javascript')) throw new Error(`${address} answered ${response.status} ${type}`);
  await response.arrayBuffer();
}

/** True when the site answers: a reload would find it. There is no such file, so that any answer will do. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/m/assets/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
