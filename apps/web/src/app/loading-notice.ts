// The notice that something is on the way. It stands beside the app, where toasts appear.
import css from './loading-notice.module.css';

export interface LoadingNotice {
  readonly show: (text: string) => void;
  readonly hide: () => void;
}

export function createLoadingNotice(page: Document): LoadingNotice {
  let shown: HTMLElement | null = null;
  return {
    show: (text) => {
      const [region, line] = [page.createElement('div'), page.createElement('p')];
      region.className = css.region ?? '';
      region.setAttribute('role', 'status');
      page.body.append(region);
      // After the region stands: a status that appears with its text is read by no screen reader.
      line.className = css.line ?? '';
      line.textContent = text;
      region.append(line);
      shown = region;
    },
    hide: () => {
      shown?.remove();
      shown = null;
    },
  };
}
