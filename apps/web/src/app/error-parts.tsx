// What makes the page of a failure easier on the eye and the hand: its picture, icons, and the button that copies.
import type { ReactNode } from 'react';
import { useShell, useT } from '../kit/shell-context.tsx';
import { copyWithToast } from '../shell/clipboard/copy.ts';
import { HeadsetIcon } from '../ui/help-icons.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PlugIllustration } from '../ui/illustrations.tsx';
import { CopyIcon } from '../ui/member-icons.tsx';
import { RefreshIcon } from '../ui/retry-icons.tsx';
import css from './error-parts.module.css';

export interface ErrorPartProps {
  readonly part: 'picture' | 'retryIcon' | 'helpIcon' | 'reference';
  /** The code of the failure. */
  readonly reference: string;
  /** Shown until the part is there, and in place of one that is lost. */
  readonly children?: ReactNode;
}

function Reference({ reference }: { readonly reference: string }) {
  const t = useT();
  const { overlays } = useShell();
  const [before, after] = t('common.reference', { reference }).split(reference);
  const copyReference = (): Promise<void> =>
    copyWithToast(overlays, reference, { copied: t('failure.copied'), byHand: t('failure.copyByHand') });
  return (
    <span className={css.reference}>
      <span>
        {before}
        <bdi dir="ltr">{reference}</bdi>
        {after}
      </span>
      <IconButton label={t('failure.copyReference')} onClick={() => void copyReference()}>
        <CopyIcon size={20} />
      </IconButton>
    </span>
  );
}

export default function ErrorPart({ part, reference }: ErrorPartProps) {
  if (part === 'picture') return <PlugIllustration />;
  if (part === 'retryIcon') return <RefreshIcon size={20} />;
  return part === 'helpIcon' ? <HeadsetIcon size={20} /> : <Reference reference={reference} />;
}
