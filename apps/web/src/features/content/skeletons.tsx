// Article lists while they load, with the measures of the real ones.
import { useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './content.module.css';

interface SkeletonProps {
  readonly title: string;
  readonly subtitle: string;
}

const pieces = ['first', 'second', 'third'] as const;

export function ListSkeleton({ title, subtitle }: SkeletonProps) {
  const t = useT();
  return (
    <SitePage title={title} subtitle={subtitle} padded loading={t('ui.loading')}>
      {pieces.map((piece) => (
        <div key={piece} className={classNames(cardClass, css.large)}>
          <Skeleton shape="block" />
          <div className={css.text}>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </SitePage>
  );
}

export function HelpSkeleton({ title, subtitle }: SkeletonProps) {
  const t = useT();
  return (
    <SitePage title={title} subtitle={subtitle} padded rhythm="calm" loading={t('ui.loading')}>
      {pieces.map((piece) => (
        <div key={piece} className={css.section}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </div>
      ))}
    </SitePage>
  );
}
