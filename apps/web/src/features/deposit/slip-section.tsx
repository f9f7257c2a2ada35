// The slip of a bank transfer: a picture that shows the operator that the money was sent.
import { useState } from 'react';
import { useT } from '../../kit/shell-context.tsx';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';

export interface SlipSectionProps {
  readonly orderId: string;
  /** Null: none was sent yet. */
  readonly slipAt: string | null;
}

export function SlipSection({ orderId, slipAt }: SlipSectionProps) {
  const t = useT();
  const [isSent, setSent] = useState(slipAt !== null);
  const model = useUpload({ name: 'wallet.slip', input: { orderId }, onAccepted: () => setSent(true) });
  return <UploadField model={model} title={t('order.slip')} hint={t('order.slipHint')} isSent={isSent} />;
}
