// The latest rounds in a row, the newest first; each opens its facts and its proof.
import { usePlaying } from './instant.context.ts';
import { multipleText } from './multiple.rules.ts';

export function LatestRounds() {
  const { state, send, texts } = usePlaying();
  if (state.rounds.length === 0) return <div className="latest latest--none" />;
  return (
    <ul className="latest" aria-label={texts.t('instantLatest')}>
      {state.rounds.map((round) => (
        <li key={round.round}>
          <button
            type="button"
            className={`latest__round num ${round.result >= round.target ? 'latest__round--won' : ''}`}
            onClick={() => send({ type: 'roundOpened', round })}
          >
            <span className="ltr">{multipleText(round.result, texts.tag)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
