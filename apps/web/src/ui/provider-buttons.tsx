// The buttons of other sites' accounts, and the part of a form that they stand in.
import type { ReactNode } from 'react';
import { type Brand, BrandMark } from './brand-marks.tsx';
import css from './provider-buttons.module.css';

export interface ProviderSectionProps {
  /** Separates the buttons from the form above them. */
  readonly label: string;
  readonly children: ReactNode;
}

export const ProviderSection = ({ label, children }: ProviderSectionProps) => (
  <section className={css.section} aria-label={label}>
    <span className={css.or}>{label}</span>
    {children}
  </section>
);

export interface ProviderButtonsProps {
  readonly providers: readonly { readonly brand: Brand; readonly name: string; readonly label: string }[];
  /** The one whose log-in is under way. */
  readonly turning?: Brand | null;
  /** True while no provider can be chosen. */
  readonly blocked?: boolean;
  readonly onChoose: (brand: Brand) => void;
}

/** More of them than this stand as marks alone, so that they keep to one row. */
const MOST_NAMED = 2;

export const ProviderButtons = ({ providers, turning, blocked = false, onChoose }: ProviderButtonsProps) => (
  <div className={css.buttons}>
    {providers.map(({ brand, name, label }) => (
      <button
        key={brand}
        className={css.button}
        type="button"
        aria-label={label}
        aria-busy={turning === brand || undefined}
        aria-disabled={blocked || undefined}
        onClick={() => !blocked && onChoose(brand)}
      >
        {turning === brand ? <span className={css.turning} /> : <BrandMark brand={brand} />}
        {providers.length <= MOST_NAMED && <span>{name}</span>}
      </button>
    ))}
  </div>
);
