// A number that support can search, with a button that copies it.
import { useState } from 'react';
import type { Texts } from '../texts/texts.ts';
import { Icon } from './icon.tsx';

interface ReferenceProps {
  readonly texts: Texts;
  readonly label: string;
  readonly value: string;
}

/** Its texts are given: it stands in every game's pages, not in the lottery room alone. */
export function Reference({ texts, label, value }: ReferenceProps) {
  const [copied, setCopied] = useState(false);
  // Absent on plain http, refused in a frame: the number can still be selected.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = () =>
    void clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <span className="ref num">
      <span>{label}</span> <b className="ltr">{value}</b>
      {clipboard !== undefined && (
        <button type="button" className="iconbtn" aria-label={texts.t(copied ? 'copied' : 'copy')} onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} size="s" />
        </button>
      )}
    </span>
  );
}
