// The state of what a hero card shows: an icon and a word.
import css from './hero-chip.module.css';
import type { Icon } from './icon.tsx';

export interface HeroChipProps {
  readonly icon: Icon;
  readonly children: string;
}

export const HeroChip = ({ icon: ChipIcon, children }: HeroChipProps) => (
  <span className={css.chip}>
    <ChipIcon size={16} />
    {children}
  </span>
);
