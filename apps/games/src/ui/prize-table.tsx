// The numbers of a draw with a table of prizes, rank by rank.
import type { GameState } from '@foyer/contract';
import type { Texts } from '../texts/texts.ts';

interface PrizeTableProps {
  readonly groups: NonNullable<GameState['range']['prizes']>;
  readonly prizes: readonly string[];
  readonly texts: Texts;
}

export function PrizeTable({ groups, prizes, texts }: PrizeTableProps) {
  let from = 0;
  return (
    <dl className="prizes">
      {groups.map(({ code, count }) => {
        const numbers = prizes.slice(from, from + count);
        from += count;
        return (
          <div key={code}>
            <dt>{texts.named(`prize_${code}`, code)}</dt>
            <dd className="num ltr">
              {numbers.map((number, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice
                <span key={at}>{number}</span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
