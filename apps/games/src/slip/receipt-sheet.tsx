// Shows the receipt of a placed bet: that it is booked, its draw and its number.
import { useState } from 'react';
import { useGame } from '../room/room.context.ts';
import { timeText } from '../tickets/when.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { LineView } from './line-view.tsx';

function ReceiptNumber({ receipt }: { readonly receipt: string }) {
  const { texts } = useGame();
  const [copied, setCopied] = useState(false);
  // Absent on plain http: the number can still be selected.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = () => void clipboard?.writeText(receipt).then(() => setCopied(true));
  return (
    <span className="ref num">
      <span>{texts.t('receiptNumber')}</span> <b className="ltr">{receipt}</b>
      {clipboard !== undefined && (
        <button type="button" className="iconbtn" aria-label={texts.t(copied ? 'copied' : 'copy')} onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} size="s" />
        </button>
      )}
    </span>
  );
}

export function ReceiptSheet() {
  const { room, state, send, texts, money } = useGame();
  if (room.bet.at !== 'placed' || money === null) return null;
  const { receipt } = room.bet;
  const drawsAt = state.issue?.issue === receipt.issue ? state.issue.drawsAt : null;
  return (
    <Sheet title={texts.t('receiptTitle')} closeLabel={texts.t('close')} onClose={() => send({ type: 'sheetClosed' })}>
      <div className="receipt__good">
        <span className="receipt__mark">
          <Icon name="check" />
        </span>
        {drawsAt !== null && (
          <p className="muted num">{texts.t('receiptLead', { time: timeText(drawsAt, texts.tag) })}</p>
        )}
      </div>
      <div className="stack stack--8 receipt__lines">
        {receipt.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none ever moves
          <div key={at} className="row between">
            <LineView line={line} range={state.range} />
            <span className="caption muted">{texts.named(`bet_${line.betType}`, line.betType)}</span>
          </div>
        ))}
      </div>
      <div className="sum sum--total">
        <span>{texts.t('total')}</span>
        <b className="num">{money.full(BigInt(receipt.total))}</b>
      </div>
      <div className="center">
        <ReceiptNumber receipt={receipt.receipt} />
      </div>
      <div className="row receipt__buttons">
        <button type="button" className="btn grow" onClick={() => send({ type: 'placedBetsAsked' })}>
          {texts.t('seeBets')}
        </button>
        <button type="button" className="btn btn--primary grow" onClick={() => send({ type: 'sheetClosed' })}>
          {texts.t('again')}
        </button>
      </div>
    </Sheet>
  );
}
