// The recovery codes, shown this once: it closes when the member says that they are kept.
import { useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useBusy } from '../../shell/busy/use-busy.ts';
import { copyWithToast } from '../../shell/clipboard/copy.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import formCss from '../../ui/form.module.css';
import { CopyIcon, DownloadIcon } from '../../ui/member-icons.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import css from './security.module.css';

export function Overlay({ props: { codes }, answer }: OverlayProps<'recoveryCodes'>) {
  const t = useT();
  const { overlays, settings, session, busy } = useShell();
  useBusy(busy, 'security');
  const [areSaved, setAreSaved] = useState(false);
  const [showsReminder, setShowsReminder] = useState(false);
  const about = t('security.codesFile', { brand: settings.brandName, name: session.current()?.userName ?? '' });
  const file = `${about}\r\n\r\n${codes.join('\r\n')}\r\n`;
  const copyAll = (): Promise<void> =>
    copyWithToast(overlays, codes.join('\n'), { copied: t('security.copied'), byHand: t('security.copyByHand') });
  const tick = (ticked: boolean): void => {
    setAreSaved(ticked);
    setShowsReminder(false);
  };
  return (
    <Sheet title={t('security.codesTitle')} closeLabel={t('common.close')}>
      <div className={formCss.column}>
        <p className={formCss.lead}>{t('security.codesLead')}</p>
        <ol className={css.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={css.pair}>
          <Button variant="soft" size="md" onClick={() => void copyAll()}>
            <CopyIcon size={20} />
            {t('security.copyCodes')}
          </Button>
          <a
            className={buttonClass({ variant: 'soft', size: 'md' })}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download={`${settings.merchant}-recovery-codes.txt`}
          >
            <DownloadIcon size={20} />
            {t('security.download')}
          </a>
        </div>
        <Checkbox
          checked={areSaved}
          onChange={tick}
          error={showsReminder && !areSaved ? t('security.keepFirst') : null}
          required
        >
          {t('security.keptThem')}
        </Checkbox>
        <Button variant="primary" block onClick={() => (areSaved ? answer('kept') : setShowsReminder(true))}>
          {t('security.done')}
        </Button>
      </div>
    </Sheet>
  );
}
