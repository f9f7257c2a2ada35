// One ticket: its draw, its lines, and its stake with what it may win or what came back.
import type { Receipt } from '@foyer/contract';
import { bestPrizeOf } from '../pick/pick.rules.ts';
import { shownPart } from '../room/draw-show.rules.ts';
import { useGame, useServerTime } from '../room/room.context.ts';
import type { TextKey } from '../texts/texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { verifyHref } from '../verify/verify-address.ts';
import { isWaiting, type TicketKind, ticketKind } from './ticket-kind.rules.ts';
import { TicketLines } from './ticket-lines.tsx';
import { whenText } from './when.ts';

type Look = { readonly badge: string; readonly icon: IconName | null; readonly text: TextKey };

const looks: Readonly<Record<TicketKind, Look>> = {
  open: { badge: 'badge--info', icon: 'clock', text: 'waiting' },
  drawing: { badge: 'badge--info', icon: 'clock', text: 'drawingNow' },
  won: { badge: 'badge--pos', icon: 'check', text: 'won' },
  back: { badge: '', icon: 'undo', text: 'partBack' },
  lost: { badge: '', icon: null, text: 'lost' },
  refunded: { badge: 'badge--warn', icon: 'undo', text: 'refunded' },
};

interface PartProps {
  readonly receipt: Receipt;
  readonly kind: TicketKind;
}

/** Stake and return, both named once the ticket is settled. */
function Amount({ receipt, kind }: PartProps) {
  const { money, texts } = useGame();
  if (money === null) return null;
  const stake = money.full(BigInt(receipt.total));
  if (isWaiting(kind)) return <b className="num ltr">{stake}</b>;
  if (kind === 'lost') return <b className="num ltr muted">{`− ${stake}`}</b>;
  return (
    <span className="ticket__sum num">
      <span className="caption muted">{texts.t('stakeWas', { amount: stake })}</span>
      <b className={kind === 'won' ? 'pos ltr' : 'ltr'}>{`+ ${money.full(BigInt(receipt.win))}`}</b>
    </span>
  );
}

/** What stands beside the amount: what the ticket may win, then the way to the proof of its draw. */
function Prospect({ receipt, kind }: PartProps) {
  const { room, state, texts, money } = useGame();
  if (isWaiting(kind)) {
    const possibleWin = bestPrizeOf(receipt.lines, state.betTypes, BigInt(receipt.stakePerLine));
    return (
      <span className="caption muted num">
        {texts.t('possibleWin')} <b className="goldtext ltr">{money?.full(possibleWin)}</b>
      </span>
    );
  }
  if (receipt.result?.status !== 'drawn' || room.isFramed) return <span />;
  return (
    <a className="link link--tap label" href={verifyHref(receipt.game, receipt.issue)}>
      <Icon name="shield" size="xs" />
      <span>{texts.t('verify')}</span>
    </a>
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

export function Ticket({ receipt }: { readonly receipt: Receipt }) {
  const { room, state, table, send, texts } = useGame();
  const { show } = table;
  const now = useServerTime();
  const kind = ticketKind(receipt, table, state.issue, now);
  const appearance = looks[kind];
  const isRequested = room.requestedTicket === receipt.issue && kind !== 'open';
  return (
    <article
      className="card ticket"
      tabIndex={-1}
      ref={isRequested ? (ticket) => showTicket(ticket, () => send({ type: 'ticketShown' })) : undefined}
    >
      <div className="row between">
        <b className="num">{texts.t('draw', { issue: receipt.issue })}</b>
        <span className={`badge ${appearance.badge}`}>
          {appearance.icon !== null && <Icon name={appearance.icon} size="xs" />}
          <span>{texts.t(appearance.text)}</span>
        </span>
      </div>
      <div className="caption muted num">
        {whenText(receipt.placedAt, texts, now)} · <span className="ltr">{receipt.receipt}</span>
      </div>
      <TicketLines
        lines={receipt.lines}
        result={show?.issue === receipt.issue && kind === 'drawing' ? shownPart(show) : receipt.result}
        isWaiting={isWaiting(kind)}
        isWin={kind === 'won'}
      />
      <div className="row between ticket__foot">
        <Prospect receipt={receipt} kind={kind} />
        <Amount receipt={receipt} kind={kind} />
      </div>
    </article>
  );
}
