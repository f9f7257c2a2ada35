// Shows the receipt of a placed bet: that it is booked, its draw and its number.
import { bestPrizeOf } from '../pick/pick.rules.ts';
import { briefClock, standingOf } from '../room/issue-clock.rules.ts';
import { useGame, useServerTime } from '../room/room.context.ts';
import { Icon } from '../ui/icon.tsx';
import { Reference } from '../ui/reference.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { kindName } from './kind-name.ts';
import { LineView } from './line-view.tsx';

/** Time until the draw of the receipt, then what goes on there. */
function Countdown({ issue }: { readonly issue: string }) {
  const { state, table, texts } = useGame();
  const now = useServerTime();
  const isToCome = state.issue?.issue === issue && standingOf(state.issue, now) !== 'drawing';
  const isOver = state.results.some((result) => result.issue === issue) && table.show?.issue !== issue;
  if (isOver) return <p className="muted num">{texts.t('drawOver', { issue })}</p>;
  if (!isToCome) return <p className="muted">{texts.t('drawingNow')}</p>;
  const seconds = Math.max(0, Math.ceil((Date.parse(state.issue?.drawsAt ?? '') - now) / 1000));
  return <p className="muted num">{texts.t('receiptLead', { clock: briefClock(seconds) })}</p>;
}

export function ReceiptSheet() {
  const { room, state, send, texts, money } = useGame();
  if (room.bet.at !== 'placed' || money === null) return null;
  const { receipt } = room.bet;
  const possibleWin = bestPrizeOf(receipt.lines, state.betTypes, BigInt(receipt.stakePerLine));
  return (
    <Sheet title={texts.t('receiptTitle')} closeLabel={texts.t('close')} onClose={() => send({ type: 'sheetClosed' })}>
      <div className="receipt__good">
        <span className="receipt__mark">
          <Icon name="check" />
        </span>
        <Countdown issue={receipt.issue} />
      </div>
      <div className="stack stack--8 lines receipt__lines">
        {receipt.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none ever moves
          <div key={at} className="row between">
            <LineView line={line} range={state.range} />
            <span className="caption muted">{kindName(line, texts)}</span>
          </div>
        ))}
      </div>
      <div className="sum sum--total">
        <span>{texts.t('total')}</span>
        <b className="num">{money.full(BigInt(receipt.total))}</b>
      </div>
      <div className="sum">
        <span>{texts.t('possibleWin')}</span>
        <b className="num goldtext">{money.full(possibleWin)}</b>
      </div>
      <div className="center">
        <Reference texts={texts} label={texts.t('receiptNumber')} value={receipt.receipt} />
      </div>
      <div className="row receipt__buttons">
        <button type="button" className="btn grow" onClick={() => send({ type: 'placedBetsRequested' })}>
          {texts.t('seeBets')}
        </button>
        <button type="button" className="btn btn--primary grow" onClick={() => send({ type: 'sheetClosed' })}>
          {texts.t('again')}
        </button>
      </div>
    </Sheet>
  );
}
