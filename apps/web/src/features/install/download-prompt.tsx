// DP-01: offers the operator's app, with what the operator has written and drawn.

import { useShell, useT } from '../../kit/shell-context.tsx';
import type { DownloadPromptProps } from '../../shell/overlays/overlays.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import css from './prompt.module.css';

export interface DownloadPromptFrameProps {
  readonly look: DownloadPromptProps;
  readonly onDownload: () => void;
  /** Null: it has no close button. */
  readonly onClose: (() => void) | null;
}

export function DownloadPromptFrame({ look, onDownload, onClose }: DownloadPromptFrameProps) {
  const t = useT();
  const { settings } = useShell();
  const { title, icon, text, background, theme } = look;
  return (
    <div className={css.middle}>
      <section
        className={classNames(css.card, css[theme])}
        role="dialog"
        aria-modal="true"
        aria-labelledby="prompt-title"
        tabIndex={-1}
      >
        <div className={css.art}>
          {background && <img className={css.background} src={background} alt="" />}
          {icon && <img className={css.icon} src={icon} alt="" width="88" height="88" />}
        </div>
        {onClose && (
          <div className={css.close}>
            <IconButton label={t('common.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
        )}
        <div className={css.words}>
          <h2 id="prompt-title">{t('install.promptTitle', { brand: title || settings.brandName })}</h2>
          <p>{text}</p>
          <div className={css.buttons}>
            <Button variant="primary" block autoFocus onClick={onDownload}>
              {t('install.get')}
            </Button>
            {onClose && (
              <Button variant="text" size="md" block onClick={onClose}>
                {t('install.later')}
              </Button>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}
