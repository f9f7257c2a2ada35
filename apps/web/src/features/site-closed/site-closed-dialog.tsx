// MA-01, MA-02: the site is closed to the visitor. It clears by itself; what lies below is as it was.
import { useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { ServicesButton } from '../../kit/services/services-button.tsx';
import { useSession, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { dayAndTime } from '../../shell/i18n/dates.ts';
import { ipInSentence } from '../../shell/i18n/ip-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay.tsx';
import { RefreshIcon } from '../../ui/retry-icons.tsx';
import { ClosedSign } from './closed-sign.tsx';
import css from './site-closed.module.css';

/** Until when, in the phone's own time zone. */
function End({ at }: { readonly at: string }) {
  const t = useT();
  const language = useTextLanguage();
  return (
    <p className={css.end}>
      <span>{t('siteClosed.endTime')}</span>
      <time dateTime={at}>{dayAndTime(at, language)}</time>
    </p>
  );
}

export function Overlay({ props: { why, status, onRetry } }: OverlayProps<'siteClosed'>) {
  const t = useT();
  const language = useTextLanguage();
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const isMaintenance = why === 'maintenance';
  const text = t(isMaintenance ? 'siteClosed.maintenanceText' : 'siteClosed.regionText');
  const retry = (): void => {
    setAsking(true);
    onRetry().finally(() => setAsking(false));
  };
  return (
    <Dialog
      title={t(isMaintenance ? 'siteClosed.maintenance' : 'siteClosed.regionTitle')}
      sign={<ClosedSign why={why} />}
      urgent
      actions={
        <div className={css.actions}>
          <Button variant="primary" size="md" block autoFocus busy={isAsking} onClick={retry}>
            <RefreshIcon size={20} />
            {t(isMaintenance ? 'siteClosed.refresh' : 'siteClosed.retry')}
          </Button>
          {session && (
            <Link to="withdraw" className={buttonClass({ size: 'md', block: true })}>
              {t('siteClosed.money')}
            </Link>
          )}
          <ServicesButton label={t('siteClosed.contactUs')} />
          {status.ip && <p className={css.ip}>{t('siteClosed.yourIp', { ip: ipInSentence(status.ip) })}</p>}
        </div>
      }
    >
      <p>{(isMaintenance && status.maintenanceText) || text}</p>
      {isMaintenance && status.maintenanceEnd && <End at={status.maintenanceEnd} />}
      {isMaintenance && <p className={css.wait}>{t('siteClosed.pleaseWait')}</p>}
      {language !== 'EN' && (
        <div className={css.english} lang="en" dir="ltr">
          <h3>{t(isMaintenance ? 'siteClosed.maintenanceTitleEnglish' : 'siteClosed.regionTitleEnglish')}</h3>
          <p>
            {(isMaintenance && status.maintenanceTextEnglish) ||
              t(isMaintenance ? 'siteClosed.maintenanceEnglish' : 'siteClosed.regionEnglish')}
          </p>
        </div>
      )}
    </Dialog>
  );
}
