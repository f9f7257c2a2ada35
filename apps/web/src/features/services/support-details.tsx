// "Send details to support": the report on screen first, then sent as feedback, or copied where nobody is logged in.
import { type ReactNode, useState } from 'react';
import { useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { copyWithToast } from '../../shell/clipboard/copy.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lastCalls } from './last-calls.ts';
import { sendReport } from './send-report.ts';
import css from './support-details.module.css';
import { supportReport } from './support-report.rules.ts';

export interface SupportDetailsProps {
  /** Of the failure that led here. */
  readonly reference: string | undefined;
}

/** Not every browser tells the kind of its link. */
const linkOf = (navigator: Navigator): string | null =>
  (navigator as { readonly connection?: { readonly effectiveType?: string } }).connection?.effectiveType ?? null;

interface Open {
  readonly report: string;
  /** The same report arrives once. */
  readonly key: string;
  readonly at: 'open' | 'sending';
}

export default function SupportDetails({ reference }: SupportDetailsProps): ReactNode {
  const t = useT();
  const session = useSession();
  const shell = useShell();
  const { settings, texts, clock, overlays } = shell;
  const [details, setDetails] = useState<
    Open | { readonly at: 'closed' } | { readonly at: 'sent'; readonly as: string }
  >({ at: 'closed' });
  if (details.at === 'sent')
    return (
      <div className={css.details}>
        <Notice tone="pos">{t('supportDetails.sent', { reference: details.as })}</Notice>
      </div>
    );
  if (details.at === 'closed') {
    const open = (): void => {
      const { location, navigator, screen, devicePixelRatio, performance } = window;
      const report = supportReport({
        reference: reference ?? null,
        merchant: settings.merchant,
        language: texts.language(),
        address: location.href,
        userAgent: navigator.userAgent,
        width: screen.width,
        height: screen.height,
        pixelRatio: devicePixelRatio,
        isOnline: navigator.onLine,
        link: linkOf(navigator),
        now: clock.now(),
        pageBegan: clock.now() - performance.now(),
        calls: lastCalls(),
      });
      setDetails({ at: 'open', report, key: newIntentKey() });
    };
    return (
      <div className={css.details}>
        <Button variant="text" size="md" block onClick={open}>
          {t('supportDetails.open')}
        </Button>
      </div>
    );
  }
  const sendIt = async (): Promise<void> => {
    setDetails({ ...details, at: 'sending' });
    const as = await sendReport(shell, details.report, details.key);
    setDetails(as === null ? { ...details, at: 'open' } : { at: 'sent', as });
  };
  const copyIt = (): Promise<void> =>
    copyWithToast(overlays, details.report, {
      copied: t('supportDetails.copied'),
      byHand: t('supportDetails.byHand'),
    });
  return (
    <section className={css.details} aria-label={t('supportDetails.title')}>
      <p className={css.lead}>{t(session ? 'supportDetails.lead' : 'supportDetails.visitorLead')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached with the keyboard */}
      <pre className={css.report} lang="en" dir="ltr" tabIndex={0}>
        {details.report}
      </pre>
      <div className={css.buttons}>
        {session && (
          <Button variant="primary" size="md" block busy={details.at === 'sending'} onClick={() => void sendIt()}>
            {t('supportDetails.send')}
          </Button>
        )}
        <Button variant={session ? 'line' : 'primary'} size="md" block onClick={() => void copyIt()}>
          {t('supportDetails.copy')}
        </Button>
      </div>
    </section>
  );
}
