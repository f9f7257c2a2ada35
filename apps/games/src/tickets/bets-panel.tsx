// The tab with the member's own bets: open and settled.
import type { Receipt } from '@foyer/contract';
import { isRevealed, shownPart } from '../room/draw-show.rules.ts';
import { kindOf, type OutcomeKind, openTickets } from '../room/outcome.rules.ts';
import { useGame, useServerTime } from '../room/room.context.ts';
import { kindName } from '../slip/kind-name.ts';
import { LineView } from '../slip/line-view.tsx';
import type { TextKey } from '../texts/texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { ListFrame } from '../ui/list-frame.tsx';
import { Message } from '../ui/message.tsx';
import { verifyHref } from '../verify/verify-address.ts';
import { serverNow } from '../wire/server-clock.ts';
import { whenText } from './when.ts';

type Look = { readonly badge: string; readonly icon: IconName | null; readonly text: TextKey };

const looks: Readonly<Record<'open' | 'drawing' | OutcomeKind, Look>> = {
  open: { badge: 'badge--info', icon: 'clock', text: 'waiting' },
  drawing: { badge: 'badge--info', icon: 'clock', text: 'drawingNow' },
  won: { badge: 'badge--pos', icon: 'check', text: 'won' },
  back: { badge: '', icon: 'undo', text: 'partBack' },
  lost: { badge: '', icon: null, text: 'lost' },
  refunded: { badge: 'badge--warn', icon: 'undo', text: 'refunded' },
};

/** Stake and return, both named once the ticket is settled. */
function Amount({ receipt, kind }: { readonly receipt: Receipt; readonly kind: keyof typeof looks }) {
  const { money, texts } = useGame();
  if (money === null) return null;
  const stake = money.full(BigInt(receipt.total));
  if (kind === 'open' || kind === 'drawing') return <b className="num ltr">{stake}</b>;
  if (kind === 'lost') return <b className="num ltr muted">{`− ${stake}`}</b>;
  return (
    <span className="ticket__sum num">
      <span className="caption muted">{texts.t('stakeWas', { amount: stake })}</span>
      <b className={kind === 'won' ? 'pos ltr' : 'ltr'}>{`+ ${money.full(BigInt(receipt.win))}`}</b>
    </span>
  );
}

/** Brings the ticket that was asked for into view, with the focus: once the tab that holds it is on the page. */
const showTicket = (ticket: HTMLElement | null, onShown: () => void): void => {
  if (ticket === null) return;
  requestAnimationFrame(() => {
    ticket.focus();
    onShown();
  });
};

function Ticket({ receipt }: { readonly receipt: Receipt }) {
  const { room, state, table, send, texts, money } = useGame();
  const { show } = table;
  const isShowing = show !== null && show.issue === receipt.issue && !(isRevealed(show) && receipt.status !== 'open');
  const kind = isShowing ? 'drawing' : receipt.status === 'open' ? 'open' : kindOf([receipt]);
  const appearance = looks[kind];
  const isRequested = room.requestedTicket === receipt.issue && kind !== 'open';
  return (
    <article
      className="card ticket"
      tabIndex={-1}
      ref={isRequested ? (ticket) => showTicket(ticket, () => send({ type: 'ticketShown' })) : undefined}
    >
      <div className="row between">
        <div>
          <b className="num">{texts.t('draw', { issue: receipt.issue })}</b>
          <div className="caption muted num">{whenText(receipt.placedAt, texts.tag, serverNow())}</div>
        </div>
        <span className={`badge ${appearance.badge}`}>
          {appearance.icon !== null && <Icon name={appearance.icon} size="xs" />}
          <span>{texts.t(appearance.text)}</span>
        </span>
      </div>
      <ul className="ticket__lines">
        {receipt.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none ever moves
          <li key={at} className="row between ticket__line">
            <LineView
              line={line}
              range={state.range}
              result={isShowing ? shownPart(show) : receipt.result}
              isWaiting={isShowing || kind === 'open'}
            />
            <span className="caption muted">{kindName(line, texts)}</span>
            {!isShowing && line.status === 'won' && (
              <b className={`num label ${kind === 'won' ? 'pos' : ''}`}>{money?.full(BigInt(line.win))}</b>
            )}
          </li>
        ))}
      </ul>
      <div className="row between ticket__foot">
        {receipt.result?.status === 'drawn' && !isShowing ? (
          <a className="link link--tap label" href={verifyHref(receipt.game, receipt.issue)}>
            <Icon name="shield" size="xs" />
            <span>{texts.t('verify')}</span>
          </a>
        ) : (
          <span className="caption faint num ltr">{receipt.receipt}</span>
        )}
        <Amount receipt={receipt} kind={kind} />
      </div>
    </article>
  );
}

/** The tickets of the chosen list. A ticket whose draw still runs is not among the settled ones. */
const useTickets = (): readonly Receipt[] => {
  const { room, table } = useGame();
  const now = useServerTime();
  if (room.betsStatus === 'open') return openTickets(table.tickets, table.settledUntil, now);
  const { show } = table;
  const hidden = show !== null && !isRevealed(show) ? show.issue : null;
  return room.bets.items.filter(({ issue }) => issue !== hidden);
};

export function BetsPanel() {
  const { room, send, texts } = useGame();
  const open = room.betsStatus === 'open';
  const tickets = useTickets();
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
        list={{ ...room.bets, items: tickets }}
        onMore={() => send({ type: 'moreRequested', list: 'bets' })}
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
        {tickets.map((receipt) => (
          <Ticket key={receipt.receipt} receipt={receipt} />
        ))}
      </ListFrame>
    </div>
  );
}
