// The jackpot and the next rounds in the lobby come late: their place is kept meanwhile.
import { JackpotShape } from '../../kit/games/jackpot-shape.tsx';
import { createLazySection } from '../../kit/lazy-section.tsx';
import { useHydrated } from '../../kit/use-hydrated.ts';
import layout from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './lobby.module.css';
import type { RoundsProps } from './rounds.tsx';

const waiting = (
  <>
    <div className={css.jackpots}>
      <JackpotShape />
    </div>
    <div className={`${css.waiting} ${layout.pad}`}>
      <Skeleton shape="buttonRow" />
    </div>
  </>
);
const section = createLazySection({ code: () => import('./rounds.tsx') }, ({ Rounds }) => Rounds, waiting);

/** The server's page is kept for minutes, which is longer than a round. */
export function LateRounds(props: RoundsProps) {
  return useHydrated() ? <section.Section {...props} /> : waiting;
}
