// OV-03: the operator's countries with flag, name and dialing code, and a search.
import { type Country, languages } from '@foyer/contract';
import { type FormEvent, useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { useFlow, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { countryName } from '../../shell/i18n/country-names.ts';
import { SearchIcon } from '../../ui/member-icons.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type CountryState, countryFlow } from './country.flow.ts';
import css from './country.module.css';
import { found, inOrder, type NamedCountry } from './country.rules.ts';
import { countryRunner } from './country.runner.ts';
import { CountryList, ListFailed, ListSkeleton } from './country-list.tsx';

const nobody: readonly Country[] = [];

/**
 * The countries as the sheet lists them for what is typed, and how many of them lead: the chosen one, and before a
 * search the likely ones.
 */
function useFound(state: CountryState, current: string, typed: string) {
  const language = useTextLanguage();
  const likely = state.at === 'listed' && typed === '' ? state.likely : [];
  const leading = [...new Set([current, ...likely])];
  const countries = state.at === 'listed' ? state.countries : nobody;
  const named = countries.map((country) => ({
    country,
    name: countryName(country.countryCode, language, state.names),
  }));
  const rows = found(inOrder(named, leading, languages[language].tag), typed);
  const isLeading = ({ country }: NamedCountry) => leading.includes(country.countryCode);
  return { rows, leads: typed === '' ? rows.filter(isLeading).length : 0 };
}

export function Overlay({ props, answer }: OverlayProps<'country'>) {
  const shell = useShell();
  const t = useT();
  const [runner] = useState(() => countryRunner(shell));
  const [state, send] = useFlow(countryFlow, runner);
  const [typed, setTyped] = useState('');
  const { rows, leads } = useFound(state, props.current, typed);
  const takeFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = rows;
    if (first && typed.trim() !== '') answer(first.country.countryCode);
  };
  return (
    <Sheet title={t('country.choose')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <form className={css.search} onSubmit={takeFirst}>
        <TextField
          label={t('country.search')}
          quietLabel
          name="country-search"
          type="search"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          placeholder={t('country.search')}
          icon={<SearchIcon size={20} />}
          value={typed}
          onChange={setTyped}
        />
      </form>
      <div className={css.list}>
        {state.at === 'loading' && <ListSkeleton />}
        {state.at === 'failed' && (
          <ListFailed reference={state.reference} onRetry={() => send({ type: 'retryTapped' })} />
        )}
        {state.at === 'listed' && (
          <CountryList rows={rows} leads={leads} flags={state.flags} current={props.current} choose={answer} />
        )}
        {state.at === 'listed' && rows.length === 0 && <p className={css.none}>{t('country.none')}</p>}
      </div>
      <p className={css.status} role="status">
        {state.at === 'loading' ? t('country.loading') : typed !== '' ? t('country.found', { count: rows.length }) : ''}
      </p>
    </Sheet>
  );
}
