// A bar that floats over the foot of the page, above its tabs, and offers the operator's app.
import type { ReactNode } from 'react';
import css from './app-bar.module.css';
import tabs from './bottom-bar.module.css';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';

export interface AppBarProps {
  readonly label: string;
  readonly icon: string | null;
  readonly title: string;
  /** Five stars, and what they say. */
  readonly rating: string;
  readonly ratingLabel: string;
  readonly text: string;
  /** Colour of the text; null: the brand's. */
  readonly colour: string | null;
  /** The sign beside the button. */
  readonly sign: ReactNode;
  readonly action: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Distance from the tabs below it, in pixels. */
const GAP = 8;

/** The buttons that float over every page stand above the bar. */
const FLOATING = 68;

/** Above the tabs, whatever their height; the page's end keeps free what the bar and the buttons above it cover. */
function keepRoom(bar: HTMLElement): () => void {
  const { style, classList } = document.documentElement;
  const room = css.room ?? '';
  const [tabBar] = document.getElementsByClassName(tabs.bar ?? '');
  if (tabBar instanceof HTMLElement) bar.style.setProperty('bottom', `${tabBar.offsetHeight + GAP}px`);
  style.setProperty('--app-bar-h', `${bar.offsetHeight + GAP + FLOATING}px`);
  classList.add(room);
  return () => classList.remove(room);
}

const STARS = ['1', '2', '3', '4', '5'] as const;

const Stars = () => (
  <svg className={css.stars} viewBox="0 0 60 12" aria-hidden="true">
    {STARS.map((star, at) => (
      <path
        key={star}
        transform={`translate(${at * 12} 0)`}
        d="M6 .9l1.6 3.3 3.6.5-2.6 2.5.6 3.6L6 9.1l-3.2 1.7.6-3.6L.8 4.7l3.6-.5z"
      />
    ))}
  </svg>
);

export function AppBar({ label, icon, title, rating, ratingLabel, text, colour, sign, action, ...close }: AppBarProps) {
  return (
    <aside className={css.bar} aria-label={label} ref={keepRoom}>
      {icon && <img className={css.icon} src={icon} alt="" width="44" height="44" />}
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.rating} role="img" aria-label={ratingLabel}>
          <b>{rating}</b>
          <Stars />
        </p>
        {text && (
          <p className={css.text} ref={(line) => line?.style.setProperty('color', colour ?? '')}>
            {text}
          </p>
        )}
      </div>
      <div className={css.buttons}>
        {sign}
        {action}
        <IconButton label={close.closeLabel} onClick={close.onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
    </aside>
  );
}
