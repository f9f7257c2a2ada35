// The title of the log-in page: for those who were here before, and for everybody else.
import { useShell, useT } from '../../kit/shell-context.tsx';
import formCss from '../../ui/form.module.css';
import css from './login.module.css';
import { useKnownDevice } from './use-known-device.ts';

/** The first HTML has both titles, and the document's class shows one of them (server/known-device.ts). */
export function LoginTitle() {
  const t = useT();
  const { settings } = useShell();
  const isKnown = useKnownDevice();
  return (
    <h1 className={formCss.heading}>
      {isKnown !== true && (
        <span className={isKnown === null ? css.newcomer : undefined}>
          {t('login.heading', { brand: settings.brandName })}
        </span>
      )}
      {isKnown !== false && (
        <span className={isKnown === null ? css.returning : undefined}>{t('login.headingBack')}</span>
      )}
    </h1>
  );
}
