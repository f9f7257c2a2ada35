// Pages made from the shell's tables: routes, error codes and reactions, storage keys.
import { errorCodes, sessionEndCodes } from '@foyer/contract';
import english from '../../apps/web/src/locales/english.ts';
import { catalogue, type Reaction, type Row, statusCatalogue } from '../../apps/web/src/shell/errors/catalogue.ts';
import type { Failure } from '../../apps/web/src/shell/http/outcome.ts';
import { wholeRoutes } from '../../apps/web/src/shell/navigation/route-rules.ts';
import { storageKeys } from '../../apps/web/src/shell/storage/key-table.ts';
import { code, page, table } from './markdown.ts';

export function routesPage(): string {
  const head = [
    'route',
    'addresses',
    'access',
    'rendered for visitors',
    'own query',
    'refresh stays',
    'may be indexed',
  ];
  const rows = wholeRoutes.map(([name, route]) => [
    code(name),
    route.paths.map(code).join(' '),
    route.access,
    route.visitorPage,
    route.query.map(code).join(' '),
    route.refreshInPlace,
    route.indexed,
  ]);
  return page(
    'Routes',
    'apps/web/src/shell/navigation/routes.ts',
    'A refresh on a page that does not stay goes to /m/home.',
    table(head, rows),
  );
}

const sample: Failure = {
  ok: false,
  kind: 'refused',
  errorCode: '',
  message: 'the server message',
  status: 400,
  reference: '',
};

const textOf = (key: string): string => {
  const [feature = '', name = ''] = key.split('.');
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = english;
  return `“${texts[feature]?.[name] ?? key}”`;
};

function inWords(reaction: Reaction): string {
  if (reaction.do === 'endSession')
    return `the session ends, one notice (${textOf('common.pleaseLogin')}), the log-in page`;
  if (reaction.do === 'changePassword') return 'the page of the forced password change';
  if (reaction.do === 'toast') return `a short notice of ${reaction.ms / 1000} s: ${textOf(reaction.text)}`;
  if (reaction.do === 'alert') return `an alert: ${'text' in reaction ? textOf(reaction.text) : reaction.message}`;
  return 'nothing is shown';
}

const ordered = (rows: readonly Row[]) =>
  table(
    ['', 'failure', 'reaction'],
    rows.map((row, at) => [at + 1, row.name, inWords(row.reaction(sample))]),
  );

export function errorsPage(): string {
  const ends: ReadonlySet<string> = new Set(sessionEndCodes);
  const codes = Object.entries(errorCodes).map(([name, status]) => [
    code(name),
    status,
    ends.has(name) || status === 401,
  ]);
  const foreign = sessionEndCodes.filter((name) => !(name in errorCodes)).map(code);
  return page(
    'Errors',
    'apps/web/src/shell/errors/catalogue.ts and packages/contract/src/error-codes.ts',
    'A caller shows the codes in place that it claims of those its call lists ([calls](calls.md)), and a call with alert=false asks for silence. Every other failure comes here: the first row that takes it decides what happens.',
    ordered(catalogue),
    'A failed status call has an order of its own:',
    ordered(statusCatalogue),
    '## Codes of the platform',
    `Other back ends say the end of a session with ${foreign.join(', ')} as well.`,
    table(['code', 'status', 'ends the session'], codes),
  );
}

export function storagePage(): string {
  const rows = storageKeys.map(({ name, area, json, days }) => [
    code(name),
    area,
    json ? 'JSON' : 'text',
    days && `${days} days`,
  ]);
  return page(
    'Storage',
    'apps/web/src/shell/storage/key-table.ts',
    'Everything the site keeps on a device. What is blocked, full or of another shape counts as nothing.',
    table(['key', 'where', 'form', 'lifetime'], rows),
    'The typed fields of a form are in `draft.<form>` of the session storage, those of a member in `draft.<form>.of.<id>`; never secrets.',
  );
}
