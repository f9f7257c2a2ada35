// Frames of sheets and dialogs over a page. The overlay host keeps history and focus.
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import css from './overlay.module.css';

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly frameRef?: Ref<HTMLElement>;
}

export interface SheetProps extends FrameProps {
  /** Absent where the sheet cannot be closed. */
  readonly onClose?: () => void;
  readonly closeLabel: string;
}

export function Sheet({ title, children, onClose, closeLabel, frameRef }: SheetProps) {
  const id = useId();
  return (
    <div className={css.scrim}>
      {onClose && <button className={css.outside} type="button" tabIndex={-1} aria-hidden="true" onClick={onClose} />}
      <section className={css.sheet} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1} ref={frameRef}>
        <div className={css.grab} />
        <header className={css.head}>
          <h2 id={id}>{title}</h2>
          {onClose && (
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </header>
        {children}
      </section>
    </div>
  );
}

export interface DialogProps extends FrameProps {
  /** The buttons: the primary one last. */
  readonly actions: ReactNode;
  /** Read aloud as a whole when it opens. */
  readonly urgent?: boolean;
  /** A round sign above the title; the text is centred with it. */
  readonly sign?: ReactNode;
}

export function Dialog({ title, children, actions, urgent = false, sign, frameRef }: DialogProps) {
  const id = useId();
  return (
    <div className={css.middle}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles know it; the rule cannot see which of them it is */}
      <section
        className={classNames(css.dialog, Boolean(sign) && css.signed)}
        role={urgent ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={`${id}t`}
        tabIndex={-1}
        ref={frameRef}
      >
        {sign}
        <h2 id={id}>{title}</h2>
        <div className={css.text} id={`${id}t`}>
          {children}
        </div>
        <div className={css.actions}>{actions}</div>
      </section>
    </div>
  );
}
