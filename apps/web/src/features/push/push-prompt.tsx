// PU-01: says what notifications are for, before the browser asks.
import type { OverlayProps } from '../../kit/feature.ts';
import { requestPermission } from '../../kit/push/push-browser.ts';
import { useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Sheet } from '../../ui/overlay.tsx';
import css from './push-prompt.module.css';

export function Overlay({ answer }: OverlayProps<'pushPrompt'>) {
  const t = useT();
  const allow = async (): Promise<void> => answer(await requestPermission(window));
  return (
    <Sheet title={t('push.promptTitle')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={layout.tightStack}>
        <p className={css.text}>{t('push.promptText')}</p>
        <Button variant="primary" block autoFocus onClick={() => void allow()}>
          {t('push.allow')}
        </Button>
        <Button variant="soft" block onClick={() => answer(null)}>
          {t('install.later')}
        </Button>
      </div>
    </Sheet>
  );
}
