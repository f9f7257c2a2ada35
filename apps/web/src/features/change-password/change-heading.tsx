// The head of the page: the brand without a link, the reason, and perhaps a way back.
import { useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import formCss from '../../ui/form.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HomeBar, logoClass } from '../../ui/top-bar.tsx';
import css from './change-password.module.css';
import type { Reason } from './change-password.rules.ts';

const leads: Readonly<Record<Reason, TextKey>> = {
  givenPassword: 'changePassword.leadGiven',
  expiredPassword: 'changePassword.leadExpired',
  ownWish: 'changePassword.leadOwn',
};

/** The logo leads nowhere here: there is nowhere to go before the password is new. */
export function PlainBar() {
  const { settings } = useShell();
  return <HomeBar logo={<span className={logoClass} role="img" aria-label={settings.brandName} />}>{null}</HomeBar>;
}

/** Null before it is known. */
export function ChangeHeading({ reason }: { readonly reason: Reason | null }) {
  const t = useT();
  return (
    <div className={css.head}>
      <h1 className={formCss.heading}>{t('changePassword.heading')}</h1>
      {reason ? <p className={formCss.lead}>{t(leads[reason])}</p> : <Skeleton shape="line" />}
    </div>
  );
}

export function ChangeSkeleton() {
  const t = useT();
  return (
    <SitePage tabs={false} padded bar={<PlainBar />} loading={t('ui.loading')}>
      <ChangeHeading reason={null} />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="short" />
      <Skeleton shape="row" />
    </SitePage>
  );
}
