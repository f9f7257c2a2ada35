// Mutants of how the site stands in front of an operator's own back end: sparse answers, currencies, domains, services.
import type { Mutant } from '../mutant.ts';

const currency = 'packages/contract/src/currency.ts';
const sparse = 'apps/web/server/sparse-backend.test.ts';
const loosely = 'apps/web/server/read-loosely.ts';
const source = 'apps/web/server/settings-source.ts';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'CU-01 TLB is PHP',
    file: currency,
    find: "return short === 'TLB' ? 'PHP' : short;",
    replace: 'return short;',
    killedBy: 'packages/contract/src/currency.test.ts',
  },
  {
    breaks: 'CU-01 three characters of a code',
    file: currency,
    find: 'const CODE_LENGTH = 3;',
    replace: 'const CODE_LENGTH = 4;',
    killedBy: 'packages/contract/src/currency.test.ts',
  },
  {
    breaks: 'CU-01 a symbol that is the code follows its rule',
    file: 'apps/web/src/shell/i18n/money.ts',
    find: 'symbol: currencySign(currency, currencySymbol),',
    replace: 'symbol: currencySymbol,',
    killedBy: 'apps/web/src/shell/i18n/money.test.ts',
  },
  {
    breaks: 'one bad entry of a list is left out',
    file: loosely,
    find: '  if (element && Array.isArray(found)) return readList(element, reading, found);\n',
    replace: '',
    killedBy: sparse,
    title: 'one bad entry',
  },
  {
    breaks: 'parts of a group are read one by one',
    file: loosely,
    find: '  if (given && shape) return readFields(shape, reading, given);\n',
    replace: '',
    killedBy: sparse,
    title: 'a part of a group',
  },
  {
    breaks: 'what does not fit is reported',
    file: loosely,
    find: '  report({ path: [...path, ...(issue?.path ?? [])], code: issue?.code });\n',
    replace: '',
    killedBy: sparse,
    title: 'one bad entry',
  },
  {
    breaks: 'settings said before count more than defaults',
    file: source,
    find: '    if (last && now() - last.at < DAY) return last.settings;\n',
    replace: '',
    killedBy: sparse,
    title: 'for a day',
  },
  {
    breaks: 'a back end that is away is told as away',
    file: source,
    find: ' || failed.status === UNAVAILABLE',
    replace: '',
    killedBy: sparse,
    title: 'told as away',
  },
  {
    breaks: 'a missing pingKey is told in the log',
    file: source,
    find: '    if (!settings.pingKey) lacksPingKey(operator.code);\n',
    replace: '',
    killedBy: sparse,
    title: 'without pingKey',
  },
  {
    breaks: 'SW-03 settings that name the maintenance close the site',
    file: 'apps/web/server/pages.ts',
    find: 'if (settings?.maintenance)',
    replace: 'if (!settings)',
    killedBy: sparse,
    title: 'SW-03',
  },
];
