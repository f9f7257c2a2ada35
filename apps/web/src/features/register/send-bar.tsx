// The main action while no code is on its way: sending one.
import type { ReactNode } from 'react';
import { useT } from '../../kit/shell-context.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';

export interface SendBarProps {
  readonly sending: boolean;
  /** Seconds until a code may be requested. */
  readonly wait: number;
  /** The waiting time, in words. */
  readonly again: string | undefined;
  readonly foot: ReactNode;
}

export function SendBar({ sending, wait, again, foot }: SendBarProps) {
  const t = useT();
  return (
    <>
      {foot}
      <ActionBar>
        <Button type="submit" look="primary" block busy={sending} disabled={wait > 0}>
          {sending ? t('codes.sending') : wait > 0 ? again : t('codes.send')}
        </Button>
      </ActionBar>
    </>
  );
}
