/** True when the site answers: a reload would find it. There is no such file, so that any answer will do. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/m/assets/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
