// The recovery over the log-in sheet of any page.
import type { OverlayProps } from '../../kit/feature.ts';
import { useT } from '../../kit/shell-context.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import css from './recover.module.css';
import { RecoverForm } from './recover-form.tsx';

export function Overlay({ answer }: OverlayProps<'recover'>) {
  const t = useT();
  return (
    <Sheet title={t('recover.heading')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={css.sheet}>
        <RecoverForm finished={(userName) => answer({ userName })} />
      </div>
    </Sheet>
  );
}
