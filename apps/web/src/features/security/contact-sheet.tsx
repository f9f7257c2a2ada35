// Another e-mail address or number: typed, then verified by a code that goes to it.
import type { OverlayProps } from '../../kit/feature.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useBusy } from '../../shell/busy/use-busy.ts';
import { Sheet } from '../../ui/overlay.tsx';
import { EmailContact } from './email-contact.tsx';
import { MobileContact } from './mobile-contact.tsx';

export function Overlay({ props: { kind, overview, onSending }, answer }: OverlayProps<'contact'>) {
  const t = useT();
  useBusy(useShell().busy, 'security');
  const known = overview[kind] !== null;
  const title =
    kind === 'email'
      ? known
        ? 'security.changeEmail'
        : 'security.addEmail'
      : known
        ? 'security.changeMobile'
        : 'security.addMobile';
  const Contact = kind === 'email' ? EmailContact : MobileContact;
  return (
    <Sheet title={t(title)} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <Contact overview={overview} onSending={onSending} saved={answer} />
    </Sheet>
  );
}
