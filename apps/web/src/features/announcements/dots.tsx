// One dot for each slide; the wide one is shown.
import css from './slides.module.css';

export const Dots = ({ count, current }: { readonly count: number; readonly current: number }) => (
  <div className={css.dots} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
      <i key={place} className={place === current ? css.on : undefined} />
    ))}
  </div>
);
