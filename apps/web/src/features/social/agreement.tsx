// The terms of registering by a social account, shown at the buttons.
import { LegalLinks } from '../../kit/legal-links.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import css from './social.module.css';

export function Agreement() {
  const t = useT();
  const { settings } = useShell();
  return (
    <p className={css.small}>
      {t('social.agree', { age: settings.register.minimumAge })} <LegalLinks className={css.document} />
    </p>
  );
}
