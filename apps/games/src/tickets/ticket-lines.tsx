// The lines of a ticket; the later ones of a long ticket open with a tap.
import type { DrawResult, Receipt } from '@foyer/contract';
import { useGame } from '../room/room.context.ts';
import { kindName } from '../slip/kind-name.ts';
import { LineView } from '../slip/line-view.tsx';
import { Icon } from '../ui/icon.tsx';
import { partLines } from './ticket-lines.rules.ts';

interface TicketLinesProps {
  readonly lines: readonly Receipt['lines'][number][];
  /** The result as far as it is shown. */
  readonly result: DrawResult | null;
  /** The draw of the ticket is to come or goes on. */
  readonly isWaiting: boolean;
  /** The ticket as a whole won: only then are amounts of its lines lit. */
  readonly isWin: boolean;
}

function List({ lines, result, isWaiting, isWin }: TicketLinesProps) {
  const { state, texts, money } = useGame();
  return (
    <ul className="ticket__lines">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
        <li key={at} className="row between ticket__line">
          <LineView line={line} range={state.range} result={result} isWaiting={isWaiting} />
          <span className="caption muted">{kindName(line, texts)}</span>
          {!isWaiting && line.status === 'won' && (
            <b className={`num label ${isWin ? 'pos' : ''}`}>{money?.full(BigInt(line.win))}</b>
          )}
        </li>
      ))}
    </ul>
  );
}

export function TicketLines({ lines, ...shown }: TicketLinesProps) {
  const { texts } = useGame();
  const { first, rest } = partLines(lines);
  return (
    <>
      <List lines={first} {...shown} />
      {rest.length > 0 && (
        <details className="ticket__rest">
          <summary className="link link--tap label num">
            <span>{texts.t('moreLines', { count: rest.length })}</span>
            <Icon name="down" size="xs" />
          </summary>
          <List lines={rest} {...shown} />
        </details>
      )}
    </>
  );
}
