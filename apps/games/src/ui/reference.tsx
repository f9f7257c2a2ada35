// A number that support can search, with a button that copies it.
import { useState } from 'react';
import { useStage } from '../room/room.context.ts';
import { Icon } from './icon.tsx';

export function Reference({ label, value }: { readonly label: string; readonly value: string }) {
  const { texts } = useStage();
  const [copied, setCopied] = useState(false);
  // Absent on plain http: the number can still be selected.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = () => void clipboard?.writeText(value).then(() => setCopied(true));
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
