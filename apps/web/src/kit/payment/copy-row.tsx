// Facts of a payment in rows: a line that is typed elsewhere has a button that copies it.
import type { ReactNode } from 'react';
import { copyWithToast } from '../../shell/clipboard/copy.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CopyIcon } from '../../ui/member-icons.tsx';
import { useShell, useT } from '../shell-context.tsx';
import css from './copy-row.module.css';

interface FactRowProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A fact that nobody types. */
export const FactRow = ({ name, children }: FactRowProps) => (
  <div className={css.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export interface FactRowsProps {
  readonly children: ReactNode;
}

export const FactRows = ({ children }: FactRowsProps) => (
  <dl className={classNames(cardClass, css.rows)}>{children}</dl>
);

/** A reference in groups of four, as a person reads it out. */
export const referenceGroups = (reference: string): readonly string[] => reference.match(/.{1,4}/g) ?? [];

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
  /** What is shown: the same text in pieces, between which the line may break. */
  readonly groups?: readonly string[];
  /** False: letters of any direction, such as a holder's name. */
  readonly code?: boolean;
}

export function CopyRow({ name, text, groups, code = true }: CopyRowProps) {
  const t = useT();
  const copyText = useCopy();
  return (
    <FactRow name={name}>
      <bdi dir={code ? 'ltr' : undefined}>
        {groups
          ? // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, and none ever moves
            groups.map((group, at) => <span key={at}>{group}</span>)
          : text}
      </bdi>
      <IconButton label={t('order.copy', { what: name })} onClick={() => copyText(text)}>
        <CopyIcon size={20} />
      </IconButton>
    </FactRow>
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
