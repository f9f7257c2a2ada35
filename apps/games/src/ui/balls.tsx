// Drawn and picked numbers as balls, always left to right.

/** `reveal` pops one ball after the other; `hits` draws the others as empty rings. */
interface BallsProps {
  readonly numbers: readonly number[];
  readonly bonus?: readonly number[];
  readonly size?: 's' | 't' | 'm' | 'l';
  readonly width?: 1 | 2;
  readonly hits?: readonly number[] | undefined;
  readonly bonusHits?: readonly number[] | undefined;
  readonly places?: boolean;
  readonly reveal?: boolean;
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
    reveal = false,
    open = 0,
    places = false,
  } = props;
  const className = (hit: boolean, extra: string) =>
    ['ball', sizeClass[size], hit ? extra : 'ball--empty ball--miss', reveal ? 'ball--reveal' : ''].join(' ');
  return (
    <span className="balls">
      {numbers.map((n, at) => {
        const hit = hits === undefined || (places ? hits[at] === n : hits.includes(n));
        const byBonus = !hit && (bonusHits?.includes(n) ?? false);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit may come twice
          <b key={`${at}-${n}`} className={`${className(hit || byBonus, byBonus ? 'ball--bonus' : '')} pop-${at}`}>
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
      {bonus.map((n) => (
        <b key={`bonus-${n}`} className={`${className(true, 'ball--bonus')} pop-${numbers.length}`}>
          {padded(n, width)}
        </b>
      ))}
    </span>
  );
}
