/** True when the site answers, whatever it says: a reload would find it. The file is small and always there. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/m/asset-manifest.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
