// Says that the last load had no answer, with another try.
import { useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function StaleNotice({ retry }: { readonly retry: () => void }) {
  const t = useT();
  return (
    <Notice
      tone="warn"
      announced
      action={
        <Button size="sm" onClick={retry}>
          {t('rewards.refresh')}
        </Button>
      }
    >
      {t('rewards.stale')}
    </Notice>
  );
}
