// Loads the widget's style sheet from a file, because a strict policy allows no inline style.

/** Name of the sheet, put in by the build. */
declare const CAPTCHA_SHEET: string;

let loading: Promise<void> | null = null;

/** Loads it once a page; a failed load is tried again by the next widget. */
export const loadSheet = (server: string): Promise<void> => {
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = null;
      reject(new Error('The style sheet did not come.'));
    };
    link.href = `${server}/files/${CAPTCHA_SHEET}`;
    document.head.append(link);
  });
  return loading;
};
