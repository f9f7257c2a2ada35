// The main action while no code is on its way: sending one.
import type { ReactNode } from 'react';
import { useT } from '../../app/shell-context.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import type { NumberAndCode } from './use-number-and-code.ts';

export interface SendBarProps extends Pick<NumberAndCode, 'code'> {
  readonly foot: ReactNode;
}

export function SendBar({ code: { field, sending, wait }, foot }: SendBarProps) {
  const t = useT();
  return (
    <>
      {foot}
      <ActionBar>
        <Button type="submit" look="primary" block busy={sending} disabled={wait > 0}>
          {sending ? t('codes.sending') : wait > 0 ? field.again : t('codes.send')}
        </Button>
      </ActionBar>
    </>
  );
}
