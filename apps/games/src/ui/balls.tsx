// Drawn and picked numbers as balls, always left to right.

/** `hits` draws the others as empty rings; `own` lights balls; `shown` leaves the places of later balls empty. */
interface BallsProps {
  readonly numbers: readonly number[];
  readonly bonus?: readonly number[];
  readonly size?: 's' | 't' | 'm' | 'l';
  readonly width?: 1 | 2;
  readonly hits?: readonly number[] | undefined;
  readonly bonusHits?: readonly number[] | undefined;
  readonly places?: boolean;
  /** True for each ball, the bonus after the numbers, that the member had picked. */
  readonly own?: readonly boolean[];
  /** Number of balls that are shown; each appears with a short movement when its turn comes. */
  readonly shown?: number | undefined;
  /** Empty places after the numbers. */
  readonly open?: number;
}

const sizeClass = { s: '', t: 'ball--t', m: 'ball--m', l: 'ball--l' } as const;

export const padded = (n: number, width: number): string => String(n).padStart(width, '0');

export function Balls(props: BallsProps) {
  const {
    numbers,
    bonus = [],
    size = 's',
    width = 2,
    hits,
    bonusHits,
    own = [],
    shown,
    open = 0,
    places = false,
  } = props;
  const className = (at: number, hit: boolean, extra: string) =>
    [
      'ball',
      sizeClass[size],
      own[at] ? 'ball--own' : '',
      hit ? extra : 'ball--empty ball--miss',
      shown === undefined ? '' : 'ball--reveal',
    ].join(' ');
  const isLater = (at: number): boolean => shown !== undefined && at >= shown;
  const later = (at: number) => (
    <b key={`later-${at}`} className={`ball ball--empty ${sizeClass[size]}`} aria-hidden="true">
      ?
    </b>
  );
  return (
    <span className="balls">
      {numbers.map((n, at) => {
        if (isLater(at)) return later(at);
        const hit = hits === undefined || (places ? hits[at] === n : hits.includes(n));
        const byBonus = !hit && (bonusHits?.includes(n) ?? false);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit may come twice
          <b key={`${at}-${n}`} className={className(at, hit || byBonus, byBonus ? 'ball--bonus' : '')}>
            {padded(n, width)}
          </b>
        );
      })}
      {Array.from({ length: open }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing else
        <b key={`open-${at}`} className={`ball ball--empty ${sizeClass[size]}`} aria-hidden="true">
          ?
        </b>
      ))}
      {bonus.length > 0 && <i className="balls__plus">+</i>}
      {bonus.map((n, index) => {
        const at = numbers.length + index;
        return isLater(at) ? (
          later(at)
        ) : (
          <b key={`bonus-${n}`} className={className(at, true, 'ball--bonus')}>
            {padded(n, width)}
          </b>
        );
      })}
    </span>
  );
}
