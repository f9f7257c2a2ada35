// The tab with the member's own bets: open and settled.
import type { Receipt } from '@foyer/contract';
import { useGame } from '../room/room.context.ts';
import { LineView } from '../slip/line-view.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { ListFrame } from '../ui/list-frame.tsx';
import { Message } from '../ui/message.tsx';
import { verifyHref } from '../verify/verify-address.ts';
import { whenText } from './when.ts';

const looks: Readonly<
  Record<Receipt['status'], { badge: string; icon: IconName | null; text: 'waiting' | 'won' | 'lost' | 'refunded' }>
> = {
  open: { badge: 'badge--info', icon: 'clock', text: 'waiting' },
  won: { badge: 'badge--pos', icon: 'check', text: 'won' },
  lost: { badge: '', icon: null, text: 'lost' },
  refunded: { badge: 'badge--warn', icon: 'undo', text: 'refunded' },
};

function Amount({ receipt }: { readonly receipt: Receipt }) {
  const { money } = useGame();
  if (money === null) return null;
  const total = BigInt(receipt.total);
  if (receipt.status === 'open') return <b className="num ltr">{money.full(total)}</b>;
  if (receipt.status === 'lost') return <b className="num ltr muted">{`− ${money.full(total)}`}</b>;
  return <b className="num ltr pos">{`+ ${money.full(BigInt(receipt.win))}`}</b>;
}

function Ticket({ receipt }: { readonly receipt: Receipt }) {
  const { state, texts, money } = useGame();
  const look = looks[receipt.status];
  const drawn = receipt.result?.status === 'drawn';
  return (
    <article className="card ticket">
      <div className="row between">
        <div>
          <b className="num">{texts.t('draw', { issue: receipt.issue })}</b>
          <div className="caption muted num">{whenText(receipt.placedAt, texts.tag)}</div>
        </div>
        <span className={`badge ${look.badge}`}>
          {look.icon !== null && <Icon name={look.icon} size="xs" />}
          <span>{texts.t(look.text)}</span>
        </span>
      </div>
      <ul className="ticket__lines">
        {receipt.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none ever moves
          <li key={at} className="row between ticket__line">
            <LineView line={line} range={state.range} result={receipt.result} />
            <span className="caption muted">{texts.named(`bet_${line.betType}`, line.betType)}</span>
            {line.status === 'won' && <b className="num pos label">{money?.full(BigInt(line.win))}</b>}
          </li>
        ))}
      </ul>
      <div className="row between ticket__foot">
        {drawn ? (
          <a className="link link--tap label" href={verifyHref(receipt.game, receipt.issue)}>
            <Icon name="shield" size="xs" />
            <span>{texts.t('verify')}</span>
          </a>
        ) : (
          <span className="caption faint num ltr">{receipt.receipt}</span>
        )}
        <Amount receipt={receipt} />
      </div>
    </article>
  );
}

export function BetsPanel() {
  const { room, send, texts } = useGame();
  const open = room.betsStatus === 'open';
  return (
    <div className="pad stack stack--12">
      <div className="seg" role="tablist">
        {(['open', 'settled'] as const).map((status) => (
          <button
            key={status}
            type="button"
            role="tab"
            aria-selected={room.betsStatus === status}
            onClick={() => send({ type: 'betsStatusChosen', status })}
          >
            {texts.t(status)}
          </button>
        ))}
      </div>
      <ListFrame
        list={room.bets}
        onMore={() => send({ type: 'moreAsked', list: 'bets' })}
        empty={
          <Message
            picture="ticket"
            title={texts.t(open ? 'betsEmptyOpen' : 'betsEmptySettled')}
            lead={texts.t('betsEmptyLead')}
          >
            <button
              type="button"
              className="btn btn--primary btn--md"
              onClick={() => send({ type: 'tabChosen', tab: 'pick' })}
            >
              {texts.t('betsEmptyAction')}
            </button>
          </Message>
        }
      >
        {room.bets.items.map((receipt) => (
          <Ticket key={receipt.receipt} receipt={receipt} />
        ))}
      </ListFrame>
    </div>
  );
}
