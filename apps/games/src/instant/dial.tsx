// The dial: the scale of multiples, what wins, and the beam that shows what came.

import { arcBetween, beamOn, DIAL, passedAt, pointAt } from './dial.rules.ts';
import { usePlaying } from './instant.context.ts';
import { multipleText, placeOf } from './multiple.rules.ts';

const marks = [100, 200, 500, 1_000, 5_000, 20_000, 100_000] as const;

/** The multiple on the dial, in hundredths, and the target that it is held against; null before the first round. */
const useBeam = (): { readonly multiple: number; readonly target: number; readonly isOver: boolean } | null => {
  const { play, shown } = usePlaying().room;
  if (play.at === 'turning') {
    const { result, target } = play.played.round;
    return { multiple: passedAt(play.share, result), target, isOver: false };
  }
  return shown && { multiple: shown.result, target: shown.target, isOver: true };
};

function Scale() {
  const { state } = usePlaying();
  return (
    <g className="dial__marks">
      {marks
        .filter((mark) => mark <= state.targets.most)
        .map((mark) => {
          const share = placeOf(mark, state.targets);
          // A number of four digits is wider.
          const [x, y] = pointAt(share, mark < 100_000 ? -20 : -26);
          const [fromX, fromY] = pointAt(share, -4);
          const [toX, toY] = pointAt(share, 4);
          return (
            <g key={mark}>
              <path d={`M${fromX} ${fromY}L${toX} ${toY}`} />
              <text x={x} y={y + 4}>
                {mark / 100}
              </text>
            </g>
          );
        })}
    </g>
  );
}

function Result() {
  const { room, state, texts, money } = usePlaying();
  const beam = useBeam();
  const isWon = beam !== null && beam.multiple >= beam.target;
  const tone = beam === null ? 'waiting' : beam.isOver ? (isWon ? 'won' : 'lost') : isWon ? 'won' : 'turning';
  const { shown } = room;
  const words = (): string => {
    if (room.play.at !== 'ready') return texts.t('instantTurning');
    if (shown === null) return texts.t('instantFirst');
    return BigInt(shown.win) > 0n ? texts.t('youWon', { amount: money.full(BigInt(shown.win)) }) : texts.t('youLost');
  };
  return (
    <div className={`dial__result dial__result--${tone}`}>
      <b className="num ltr">{multipleText(beam?.multiple ?? state.targets.least - 1, texts.tag)}</b>
      <p className="label" role="status">
        {words()}
      </p>
    </div>
  );
}

export function Dial() {
  const { room, state } = usePlaying();
  const beam = useBeam();
  const targetShare = placeOf(room.target, state.targets);
  const [markX, markY] = pointAt(targetShare, 13);
  const isWon = beam !== null && beam.multiple >= beam.target;
  return (
    <div className="dial">
      <svg className="dial__picture ltr" viewBox="0 0 320 160" aria-hidden="true">
        <defs>
          <radialGradient id="light" gradientUnits="userSpaceOnUse" cx={DIAL.x} cy={DIAL.y} r={DIAL.radius}>
            <stop className="dial__near" offset="0" />
            <stop className="dial__far" offset="1" />
          </radialGradient>
        </defs>
        <path className="dial__track" d={arcBetween(0, 1)} />
        <path className="dial__wins" d={arcBetween(targetShare, 1)} />
        <Scale />
        {beam !== null && (
          <path
            className={`dial__beam ${isWon ? 'dial__beam--won' : ''}`}
            d={beamOn(placeOf(beam.multiple, state.targets))}
          />
        )}
        <circle className="dial__target" cx={markX} cy={markY} r="5" />
        <path className="dial__house" d="M144 160l5-14h22l5 14z" />
        <circle className="dial__lamp" cx={DIAL.x} cy={DIAL.y} r="9" />
      </svg>
      <Result />
    </div>
  );
}
