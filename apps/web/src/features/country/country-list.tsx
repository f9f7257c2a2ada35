// The rows of the picker, their skeleton, and the message where the list did not load.

import { flagAddresses } from '../../kit/phone/flag-address.ts';
import { ProblemNotice } from '../../kit/problem-notice.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { imageOrigins } from '../../shell/settings/image-cdn.ts';
import { Button } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { CheckIcon } from '../../ui/form-icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './country.module.css';
import type { NamedCountry } from './country.rules.ts';

interface CountryListProps {
  readonly rows: readonly NamedCountry[];
  /** How many rows stand before the alphabet begins. */
  readonly leads: number;
  readonly flags: Readonly<Record<string, string>>;
  readonly current: string;
  readonly choose: (countryCode: string) => void;
}

export function CountryList({ rows, leads, flags, current, choose }: CountryListProps) {
  const { settings, navigation } = useShell();
  const cdns = imageOrigins(settings.imageCDNs, navigation.origin);
  return (
    <ul>
      {rows.map(({ country: { countryCode, countryDialingCode }, name }, place) => (
        <li key={countryCode} className={place > 0 && place === leads ? css.alphabet : undefined}>
          <button
            className={css.item}
            type="button"
            aria-current={countryCode === current || undefined}
            onClick={() => choose(countryCode)}
          >
            <Flag addresses={flagAddresses(countryCode, cdns, flags)} />
            <span className={css.name}>{name}</span>
            <span className={css.code} dir="ltr">
              +{countryDialingCode}
            </span>
            <span className={css.mark}>{countryCode === current && <CheckIcon size={20} />}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ListSkeleton() {
  return (
    <div className={css.skeleton}>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} shape="line" />
      ))}
    </div>
  );
}

export function ListFailed({ reference, onRetry }: { readonly reference: string; readonly onRetry: () => void }) {
  const t = useT();
  return (
    <ProblemNotice
      title={t('phone.noCountries')}
      reference={reference}
      action={
        <Button variant="soft" size="md" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
