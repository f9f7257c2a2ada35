// A heart that is filled while its thing is a favourite: on a picture, or on a page.
import { classNames } from './class-names.ts';
import css from './heart-button.module.css';
import { iconOf } from './icon.tsx';

export const HeartIcon = /* @__PURE__ */ iconOf(
  'M12 20.2 4.6 12.9a4.9 4.9 0 0 1 6.9-6.9l.5.5.5-.5a4.9 4.9 0 0 1 6.9 6.9z',
);

export interface HeartButtonProps {
  /** Says what becomes a favourite, the same in both states. */
  readonly label: string;
  readonly pressed: boolean;
  readonly onClick: () => void;
  /** In the upper corner of a picture, at the end of the line. */
  readonly onPicture?: boolean;
}

export const HeartButton = ({ label, pressed, onClick, onPicture = false }: HeartButtonProps) => (
  <button
    type="button"
    className={classNames(css.heart, onPicture && css.onPicture)}
    aria-label={label}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <HeartIcon size={onPicture ? 16 : 24} />
  </button>
);
