// The space of rows that come into a page that is there: nothing below them moves, however tall the letters are.
import css from './row-skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

/** Of a list with one item. */
export const RowSkeleton = () => <Skeleton shape="row" className={css.row} />;

/** Of a card with a title and a bar of progress. */
export const StripSkeleton = () => <Skeleton shape="strip" className={css.strip} />;
