// DI-01: a picture about the app, to close or to save.
import type { OverlayProps } from '../../kit/feature.ts';
import { useT } from '../../kit/shell-context.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import css from './prompt.module.css';

export function Overlay({ props: { picture, title, file, savedFrom }, answer }: OverlayProps<'downloadImage'>) {
  const t = useT();
  return (
    <div className={css.middle}>
      <section className={css.card} role="dialog" aria-modal="true" aria-labelledby="picture-title" tabIndex={-1}>
        <img className={css.picture} src={picture} alt="" />
        <div className={css.close}>
          <IconButton label={t('common.close')} onClick={() => answer(null)}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={css.words}>
          <h2 id="picture-title">{title}</h2>
          <div className={css.buttons}>
            {savedFrom !== null && (
              <a
                className={buttonClass({ variant: 'primary', block: true })}
                href={savedFrom}
                download={file}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => answer('saved')}
              >
                {t('install.saveImage')}
              </a>
            )}
            <Button variant={savedFrom === null ? 'primary' : 'text'} block onClick={() => answer(null)}>
              {t('common.close')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}
