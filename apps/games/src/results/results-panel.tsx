// The archive of results, each with the way to its proof.
import type { DrawResult } from '@foyer/contract';
import { useGame } from '../room/room.context.ts';
import { whenText } from '../tickets/when.ts';
import { Balls } from '../ui/balls.tsx';
import { Icon } from '../ui/icon.tsx';
import { ListFrame } from '../ui/list-frame.tsx';
import { Message } from '../ui/message.tsx';
import { PrizeTable } from '../ui/prize-table.tsx';
import { verifyHref } from '../verify/verify-address.ts';
import { serverNow } from '../wire/server-clock.ts';

function Row({ result }: { readonly result: DrawResult }) {
  const { room, state, texts } = useGame();
  const sum = result.numbers.reduce((total, n) => total + n, 0);
  return (
    <li className="result">
      <div className="row result__head">
        <div className="grow">
          <b className="num">{texts.t('draw', { issue: result.issue })}</b>
          {result.drawnAt !== null && (
            <time className="caption muted num" dateTime={result.drawnAt}>
              {whenText(result.drawnAt, texts, serverNow())}
            </time>
          )}
        </div>
        {result.late && <span className="badge badge--warn">{texts.t('late')}</span>}
        {result.status === 'refunded' && <span className="badge badge--warn">{texts.t('drawRefunded')}</span>}
        {!room.isFramed && (
          <a
            className="link link--tap label"
            href={verifyHref(state.game, result.issue)}
            aria-label={`${texts.t('verifyCheck')}: ${texts.t('draw', { issue: result.issue })}`}
          >
            <Icon name="shield" size="xs" />
            <span>{texts.t('verifyCheck')}</span>
          </a>
        )}
      </div>
      {result.status === 'drawn' && (
        <div className="row between result__balls">
          <Balls numbers={result.numbers} bonus={result.bonus} size="t" width={state.range.to > 9 ? 2 : 1} />
          <span className="caption muted num">{texts.t('sum', { sum })}</span>
        </div>
      )}
      {result.prizes && state.range.prizes && (
        <PrizeTable groups={state.range.prizes} prizes={result.prizes} texts={texts} />
      )}
    </li>
  );
}

export function ResultsPanel() {
  const { room, send, texts } = useGame();
  return (
    <div className="pad">
      <ListFrame
        list={room.results}
        onMore={() => send({ type: 'moreRequested', list: 'results' })}
        empty={<Message picture="ticket" title={texts.t('resultsEmpty')} lead={texts.t('resultsEmptyLead')} />}
      >
        {room.results.items.length > 0 && (
          <ul className="card list">
            {room.results.items.map((result) => (
              <Row key={result.issue} result={result} />
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  );
}
