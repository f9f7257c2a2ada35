// The rows of chips over the games: categories with their counts, and the vendors of the chosen one.
import { useContentLang } from '../../kit/content-lang.ts';
import { useT } from '../../kit/shell-context.tsx';
import { CategoryIcon } from '../../ui/category-icon.tsx';
import { Chip, ChipRow, useChosenInView } from '../../ui/chip-row.tsx';
import { type Filter, vendorsOf } from './filter.rules.ts';
import type { LobbyLane } from './lobby.data.ts';
import css from './lobby.module.css';
import { OwnListChips } from './own-games.tsx';
import { useVendorName } from './vendor-name.ts';

export interface LobbyFiltersProps {
  readonly lanes: readonly LobbyLane[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Categories({ lanes, filter, onFilter }: LobbyFiltersProps) {
  const t = useT();
  const langOf = useContentLang();
  const row = useChosenInView(filter.list ?? filter.lane);
  return (
    <ChipRow label={t('lobby.categories')} ref={row}>
      <Chip chosen={filter.lane === null && !filter.list} onClick={() => onFilter({ lane: null, vendor: null })}>
        {t('lobby.all')}
      </Chip>
      <OwnListChips chosen={filter.list} onChoose={(list) => onFilter({ lane: null, vendor: null, list })} />
      {lanes.map(({ id, title, count, language }) => (
        <Chip
          key={id}
          {...langOf({ language })}
          chosen={filter.lane === id}
          onClick={() => onFilter({ lane: id, vendor: null })}
        >
          <CategoryIcon category={id} />
          {title}
          <small className={css.count}>{t('lobby.count', { count })}</small>
        </Chip>
      ))}
    </ChipRow>
  );
}

function Vendors({ lanes, filter, onFilter }: LobbyFiltersProps) {
  const t = useT();
  const nameOf = useVendorName();
  const row = useChosenInView(filter.vendor);
  const vendors = vendorsOf(lanes, filter.lane);
  if (vendors.length < 2) return null;
  return (
    <ChipRow label={t('lobby.vendors')} ref={row}>
      {[null, ...vendors.map(({ code }) => code)].map((vendor) => (
        <Chip key={vendor} chosen={filter.vendor === vendor} onClick={() => onFilter({ ...filter, vendor })}>
          {vendor === null ? t('lobby.allVendors') : nameOf(vendor)}
        </Chip>
      ))}
    </ChipRow>
  );
}

export function LobbyFilters(props: LobbyFiltersProps) {
  return (
    <>
      <Categories {...props} />
      {!props.filter.list && <Vendors {...props} />}
    </>
  );
}
