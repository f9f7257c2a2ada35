// The head of the page: the brand without a way out, and why one is here.
import { useShell, useT } from '../../app/shell-context.tsx';
import { SitePage } from '../../app/site-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HomeBar, logoClass } from '../../ui/top-bar.tsx';
import css from './change-password.module.css';

/** The logo leads nowhere here: there is nowhere to go before the password is new. */
export function PlainBar() {
  const { settings } = useShell();
  return <HomeBar logo={<span className={logoClass} role="img" aria-label={settings.brandName} />}>{null}</HomeBar>;
}

export function ChangeHeading() {
  const t = useT();
  return (
    <div>
      <h1 className={css.heading}>{t('changePassword.heading')}</h1>
      <p className={css.lead}>{t('changePassword.lead')}</p>
    </div>
  );
}

export function ChangeSkeleton() {
  const t = useT();
  return (
    <SitePage tabs={false} padded bar={<PlainBar />} loading={t('ui.loading')}>
      <ChangeHeading />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="short" />
      <Skeleton shape="row" />
    </SitePage>
  );
}
