// What a ticket says of itself: it waits, its draw is on the stage, or how it ended. Pure.
import type { GameState, Receipt } from '@foyer/contract';
import { isRevealed } from '../room/draw-show.rules.ts';
import { standingOf } from '../room/issue-clock.rules.ts';
import { kindOf, type OutcomeKind } from '../room/outcome.rules.ts';
import type { Table } from '../room/room.state.ts';

export type TicketKind = 'open' | 'drawing' | OutcomeKind;

export const isWaiting = (kind: TicketKind): boolean => kind === 'open' || kind === 'drawing';

/** The kind at `now`, in the server's time: an open ticket is being drawn from the moment its draw has the stage. */
export const ticketKind = (
  receipt: Receipt,
  { show, pending }: Pick<Table, 'show' | 'pending'>,
  issue: GameState['issue'],
  now: number,
): TicketKind => {
  const isOpen = receipt.status === 'open';
  if (show?.issue === receipt.issue && (isOpen || !isRevealed(show))) return 'drawing';
  if (!isOpen) return kindOf([receipt]);
  const isDrawn = issue?.issue === receipt.issue && standingOf(issue, now) === 'drawing';
  return isDrawn || pending === receipt.issue ? 'drawing' : 'open';
};
