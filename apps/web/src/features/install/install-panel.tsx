// IN-02: the install panel at the foot of the page, or over all of it.
import { useRef, useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import css from './install.module.css';
import { createLeave } from './panel-leave.ts';

export function Overlay({ props, answer }: OverlayProps<'installPanel'>) {
  const t = useT();
  const { settings } = useShell();
  const frame = useRef<HTMLDivElement>(null);
  const [leaveWith] = useState(() => createLeave(() => frame.current?.classList.add(css.leaving ?? ''), answer));
  const { title, icon, text, description, hasApp, hasWeb, hasChrome, isFullscreen, isClosable } = props;
  return (
    <div ref={frame} className={classNames(css.scrim, isFullscreen && css.whole)}>
      <section className={css.panel} role="dialog" aria-modal="true" aria-labelledby="install-title" tabIndex={-1}>
        {isClosable && (
          <div className={css.close}>
            <IconButton label={t('common.close')} onClick={() => leaveWith(null)}>
              <CloseIcon />
            </IconButton>
          </div>
        )}
        <div className={css.head}>
          {icon && <img className={css.icon} src={icon} alt="" width="72" height="72" />}
          <div>
            <h2 id="install-title">{t('install.panelTitle', { brand: title || settings.brandName })}</h2>
            <p>{text}</p>
          </div>
        </div>
        {description && <p className={css.description}>{description}</p>}
        <div className={css.buttons}>
          {hasApp && (
            <Button variant="primary" block onClick={() => leaveWith('app')}>
              {t('install.getApp')}
            </Button>
          )}
          {hasWeb && (
            <Button variant={hasApp ? 'soft' : 'primary'} block onClick={() => leaveWith('web')}>
              {t('install.addWeb')}
            </Button>
          )}
          {hasChrome && (
            <Button variant="line" block onClick={() => leaveWith('chrome')}>
              {t('install.openInChrome')}
            </Button>
          )}
          <Button variant="text" size="md" block onClick={() => leaveWith('browser')}>
            {t('install.stayInBrowser')}
          </Button>
        </div>
      </section>
    </div>
  );
}
