// The tab with the member's own bets: open and settled.
import type { Receipt } from '@foyer/contract';
import { isRevealed } from '../room/draw-show.rules.ts';
import { openTickets } from '../room/outcome.rules.ts';
import { useGame, useServerTime } from '../room/room.context.ts';
import { ListFrame } from '../ui/list-frame.tsx';
import { Message } from '../ui/message.tsx';
import { Ticket } from './ticket.tsx';

/** The tickets of the chosen list. A ticket whose draw still runs is not among the settled ones. */
const useTickets = (): readonly Receipt[] => {
  const { room, table } = useGame();
  const now = useServerTime();
  if (room.betsStatus === 'open') return openTickets(table.tickets, table.settledUntil, now, room.openedDraw);
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
