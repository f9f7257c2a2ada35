// A word of welcome until the member has seen it; the platform remembers that they have.
import { useState } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './member-home.module.css';
import { noteWelcome } from './note-welcome.ts';

export function FirstTimeNotice({ name }: { readonly name: string }) {
  const t = useT();
  const shell = useShell();
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  const done = (): void => {
    setIsRead(true);
    void noteWelcome(shell);
  };
  return (
    <Notice
      tone="info"
      title={t('memberHome.firstTimeTitle', { name })}
      action={
        <span className={css.dismiss}>
          <IconButton label={t('memberHome.firstTimeDone')} onClick={done}>
            <CloseIcon size={20} />
          </IconButton>
        </span>
      }
    >
      {shell.settings.demo ? t('memberHome.firstTimeDemo') : t('memberHome.firstTimeText')}
    </Notice>
  );
}
