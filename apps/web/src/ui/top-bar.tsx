// The bar on top of a page: the brand's logo on main pages, a way back and a title on the others.
import type { ReactNode } from 'react';
import css from './top-bar.module.css';

/** Class of the link that shows the brand's logo; its name stands in aria-label. */
export const logoClass = css.logo;

/** Bar of a main page: the logo's link, then what stands at the end. */
export function HomeBar({ logo, children }: { readonly logo: ReactNode; readonly children: ReactNode }) {
  return (
    <header className={css.bar}>
      {logo}
      {children}
    </header>
  );
}

export interface SubBarProps {
  /** The back button. */
  readonly back: ReactNode;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly end?: ReactNode;
  /** The page has a heading of its own; the bar only says where one is. */
  readonly quiet?: boolean;
}

export function SubBar({ back, title, subtitle, end, quiet = false }: SubBarProps) {
  const Title = quiet ? 'b' : 'h1';
  return (
    <header className={css.sub}>
      {back}
      <div className={css.title}>
        <Title>{title}</Title>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {end}
    </header>
  );
}
