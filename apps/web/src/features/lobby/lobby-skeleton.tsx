// The shape of the lobby while it loads.
import { useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import { GameGrid } from '../../ui/game-grid.tsx';
import layout from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './lobby.module.css';
import { LobbyHead } from './lobby-head.tsx';

const times = (count: number): readonly number[] => [...Array(count).keys()];

export function LobbySkeleton() {
  const t = useT();
  return (
    <SitePage title={t('lobby.title')} end={<LobbyHead />} loading={t('ui.loading')}>
      <div className={`${layout.pad} ${css.search}`}>
        <Skeleton shape="field" />
      </div>
      <ChipRow label={t('ui.loading')}>
        {times(4).map((place) => (
          <Skeleton key={place} shape="chip" />
        ))}
      </ChipRow>
      <GameGrid>
        {times(9).map((place) => (
          <Skeleton key={place} shape="gridTile" />
        ))}
      </GameGrid>
    </SitePage>
  );
}
