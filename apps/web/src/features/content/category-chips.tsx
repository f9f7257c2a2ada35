// Kinds of promotions as a row of chips: all, or one of them.
import type { PromotionCategory } from '@foyer/contract';
import { useContentLang } from '../../kit/content-lang.ts';
import { useT } from '../../kit/shell-context.tsx';
import { Chip, ChipRow } from '../../ui/chip-row.tsx';
import css from './content.module.css';

export interface CategoryChipsProps {
  readonly categories: readonly PromotionCategory[];
  /** Id; null: all. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const t = useT();
  const langOf = useContentLang();
  return (
    <div className={css.kinds}>
      <ChipRow label={t('content.categories')}>
        <Chip chosen={chosen === null} onClick={() => onChoose(null)}>
          {t('content.categoryAll')}
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category.id}
            chosen={chosen === category.id}
            onClick={() => onChoose(category.id)}
            {...langOf(category)}
          >
            {category.title}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
