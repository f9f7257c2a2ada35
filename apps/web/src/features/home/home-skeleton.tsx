// The shape of home while it loads.
import { useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import layout from '../../ui/layout.module.css';
import { Skeleton, type SkeletonProps } from '../../ui/skeleton.tsx';
import { HomeHead } from './home-head.tsx';

interface RowProps extends SkeletonProps {
  readonly count: number;
}

function Row({ shape, count }: RowProps) {
  const t = useT();
  return (
    <ChipRow label={t('ui.loading')}>
      {[...Array(count).keys()].map((place) => (
        <Skeleton key={place} shape={shape} />
      ))}
    </ChipRow>
  );
}

function Lane(row: RowProps) {
  return (
    <>
      <div className={layout.pad}>
        <Skeleton shape="title" />
      </div>
      <Row {...row} />
    </>
  );
}

export function HomeSkeleton() {
  const t = useT();
  return (
    <SitePage bar={<HomeHead />} loading={t('ui.loading')}>
      <Row shape="banner" count={2} />
      <div className={layout.pad}>
        <Skeleton shape="ticker" />
      </div>
      <Row shape="chip" count={4} />
      <Lane shape="lotteryCard" count={2} />
      <Lane shape="tile" count={4} />
    </SitePage>
  );
}
