// A line above the page that says how old a copy is. It stands beside the app: a copy may be shown before anything else works.
import css from './stored-notice.module.css';

export interface StoredNotice {
  readonly show: (text: string) => void;
  readonly hide: () => void;
}

const ID = 'stored-notice';

export const createStoredNotice = (page: Document): StoredNotice => ({
  show: (text) => {
    const line = page.getElementById(ID) ?? page.createElement('p');
    line.id = ID;
    line.className = css.line ?? '';
    line.setAttribute('role', 'status');
    page.body.prepend(line);
    // After it stands: a status that appears with its text is read by no screen reader.
    line.textContent = text;
  },
  hide: () => page.getElementById(ID)?.remove(),
});
