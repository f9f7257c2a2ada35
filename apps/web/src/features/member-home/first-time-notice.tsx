// A word of welcome until the member has seen it; the platform remembers that they have.
import { useState } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rememberWelcome } from './first-time.ts';

export function FirstTimeNotice({ name }: { readonly name: string }) {
  const t = useT();
  const shell = useShell();
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  const done = (): void => {
    setIsRead(true);
    rememberWelcome(shell);
  };
  return (
    <Notice
      tone="info"
      title={t('memberHome.firstTimeTitle', { name })}
      action={
        <Button variant="soft" size="md" onClick={done}>
          {t('memberHome.firstTimeDone')}
        </Button>
      }
    >
      {shell.settings.demo ? t('memberHome.firstTimeDemo') : t('memberHome.firstTimeText')}
    </Notice>
  );
}
