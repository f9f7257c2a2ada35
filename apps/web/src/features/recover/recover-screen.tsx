// /m/recover: the recovery as a page of its own.
import { useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { RecoverForm } from './recover-form.tsx';

export function Screen() {
  const t = useT();
  const { navigation } = useShell();
  return (
    <SitePage tabs={false} padded title={t('recover.heading')}>
      <RecoverForm finished={() => navigation.go('login', { replace: true })} />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage tabs={false} padded title={t('recover.heading')} loading={t('ui.loading')}>
      <Piece shape="line" />
      <Piece shape="field" />
      <Piece shape="field" />
      <Piece shape="field" />
    </SitePage>
  );
}
