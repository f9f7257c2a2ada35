// A line that is typed elsewhere: its name, its text, and a button that copies it.
import { useShell, useT } from '../../kit/shell-context.tsx';
import { copyWithToast } from '../../shell/clipboard/copy.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CopyIcon } from '../../ui/member-icons.tsx';
import css from './order.module.css';

/** Returns the function that copies a text and says whether it did. */
export function useCopy(): (text: string) => void {
  const t = useT();
  const { overlays } = useShell();
  const words = { copied: t('order.copied'), byHand: t('order.copyByHand') };
  return (text) => void copyWithToast(overlays, text, words);
}

export interface CopyRowProps {
  readonly name: string;
  /** What is copied. */
  readonly text: string;
  /** The same text in pieces, between which the line may break. */
  readonly groups?: readonly string[];
  /** False: letters of any direction, such as a holder's name. */
  readonly code?: boolean;
}

export function CopyRow({ name, text, groups, code = true }: CopyRowProps) {
  const t = useT();
  const copyText = useCopy();
  return (
    <div className={css.row}>
      <dt>{name}</dt>
      <dd>
        <bdi dir={code ? 'ltr' : undefined}>
          {groups
            ? // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, and none ever moves
              groups.map((group, at) => <span key={at}>{group}</span>)
            : text}
        </bdi>
        <IconButton label={t('order.copy', { what: name })} onClick={() => copyText(text)}>
          <CopyIcon size={20} />
        </IconButton>
      </dd>
    </div>
  );
}

/** The button that copies a code which nobody types. */
export function CopyCodeButton({ text, children }: { readonly text: string; readonly children: string }) {
  const copyText = useCopy();
  return (
    <Button variant="soft" block onClick={() => copyText(text)}>
      <CopyIcon size={20} />
      {children}
    </Button>
  );
}
