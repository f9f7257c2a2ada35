// The way out of another app's browser, shown before anybody taps a button that could not work there.
import { useState } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { externalBrowserAddress } from '../../shell/device/external-browser.ts';
import type { HostApp } from '../../shell/device/in-app-browser.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './social.module.css';

const appNames: Readonly<Record<HostApp, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  line: 'LINE',
};

export interface LeaveInAppBrowserProps {
  readonly app: HostApp;
  readonly userAgent: string;
}

export function LeaveInAppBrowser({ app, userAgent }: LeaveInAppBrowserProps) {
  const t = useT();
  const { navigation, overlays } = useShell();
  const [byHand, setByHand] = useState(false);
  // The link carries the kept parameters: the credit for bringing the visitor is not lost on the way.
  const page = navigation.origin + navigation.href(navigation.route(), navigation.query());
  const address = externalBrowserAddress(app, userAgent, page);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(page);
      overlays.toast(t('social.outCopied'), 'pos');
    } catch {
      setByHand(true);
    }
  };
  return (
    <Notice tone="info" title={t('social.outTitle')}>
      {t('social.outText', { app: appNames[app] })}
      <span className={css.out}>
        {address && (
          <a className={buttonClass({ variant: 'soft', size: 'md' })} href={address}>
            {t('social.outOpen')}
          </a>
        )}
        <Button variant="text" size="md" onClick={() => void copy()}>
          {t('social.outCopy')}
        </Button>
      </span>
      {byHand && (
        <span className={css.byHand}>
          {t('social.outByHand')} <bdi>{page}</bdi>
        </span>
      )}
    </Notice>
  );
}
