// Pages made from the contract: calls, switches, languages.
import {
  type Call,
  calls,
  chatCalls,
  gameCalls,
  type LanguageCode,
  languageNames,
  languages,
  switches,
} from '@foyer/contract';
import { languageCountries } from '@foyer/contract/language-countries';
import { moneyEvents } from '@foyer/contract/money-events';
import { callErrors } from '@foyer/contract/schemas';
import { switchEffects } from '@foyer/contract/switch-effects';
import { trackedEvents } from '@foyer/contract/tracked-events-table';
import { uploadCalls } from '@foyer/contract/uploads';
import { code, page, table } from './markdown.ts';

const source = (file: string) => `packages/contract/src/${file}`;

const callHead = [
  'call',
  'method',
  'path',
  'token',
  'sealed',
  'while closed',
  'offline',
  'headers',
  'cache',
  'time-out',
  'codes the caller takes',
];

const errorsOf: Readonly<Record<string, readonly string[]>> = callErrors();

function callRow(name: string, call: Call) {
  const headers = [
    call.device && 'Device',
    call.moduleId && `ModuleId ${call.moduleId}`,
    call.idempotent && 'Idempotency-Key',
  ];
  const errors = (errorsOf[name] ?? []).map(code).join(' ');
  const timeout = `${(call.timeoutMs ?? 30_000) / 1000} s`;
  const line = [
    code(name),
    call.method,
    code(call.path),
    call.token,
    call.sealed === true,
    call.whileClosed,
    call.offline === true,
    headers.filter(Boolean).join(', '),
  ];
  return [...line, call.cache, timeout, errors];
}

export function callsPage(): string {
  const rows = (all: Readonly<Record<string, Call>>) => Object.entries(all).map(([name, call]) => callRow(name, call));
  return page(
    'Calls',
    source('calls.ts'),
    'What the site sends to its back end. `token`: `none` is sent without Authorization, `member` needs a live session. `sealed` calls travel in the envelope. `while closed`: served while the site is closed by region or for maintenance, to everyone or for withdrawals. `offline`: the service worker stores the last answer, and shows it where nothing answers.',
    table(callHead, rows(calls)),
    '## Uploads',
    'The body is the bytes of a picture (JPEG, PNG or WebP), of at most 10 MiB; the input stands in the path. Nothing else of the request says what it is.',
    table(callHead, rows(uploadCalls)),
    '## The game wire',
    "What a launched game calls on its own origin; any game server may implement it. `token` is the game's own session.",
    table(callHead, rows(gameCalls)),
    "## The chat's wire",
    "What the chat's page calls on its own origin. `token` is the chat's own session.",
    table(callHead, rows(chatCalls)),
  );
}

export function switchesPage(): string {
  const rows = Object.entries(switches).map(([key, { name }]) => [code(key), code(name), switchEffects[name]]);
  return page(
    'Switches',
    source('switches.ts'),
    'Feature switches of an operator (`whitelabel`). The code asks by name; the raw key stands nowhere else.',
    table(['key', 'name', 'effect'], rows),
  );
}

/** `translated`: codes of the languages with folders of texts. */
export function languagesPage(translated: readonly string[]): string {
  const rows = Object.entries(languages).map(([key, { tag, dir }]) => [
    code(key),
    tag,
    languageNames[key as LanguageCode], // a key of the same table
    dir,
    languageCountries[key as LanguageCode],
    translated.includes(key),
  ]);
  const others = Object.entries(languageCountries)
    .filter(([key]) => !(key in languages))
    .map(([key, country]) => [code(key), country]);
  return page(
    'Languages',
    source('languages.ts'),
    'A language without folders of texts is shown in English ([how to add one](../../CONTRIBUTING.md#add-a-language)).',
    table(['code', 'BCP 47', 'name', 'direction', 'country', 'texts'], rows),
    '## Other codes',
    'What browsers and back ends write as well. The picker of countries begins with the countries of the device’s languages.',
    table(['code', 'country'], others),
  );
}

/** TK-01: the events of money, their moments and what they say. */
export function moneyEventsPage(): string {
  const head = ['event', 'when', 'once per', 'amount', 'revenue', 'due after'];
  const lines = Object.entries(moneyEvents).map(([name, { when, oncePer, amount, isRevenue, afterMs }]) => [
    code(name),
    when,
    oncePer,
    amount === 'paid' ? 'what the member pays' : 'what reaches the balance',
    isRevenue ? 'the amount' : '0',
    `${afterMs / 1000} s`,
  ]);
  return page(
    'Events of money',
    source('money-events.ts'),
    'What the platform publishes for trackers (TK-01). Each event stands in the table `money_event` with its fields until it is due.',
    table(head, lines),
  );
}

/** TK-01: every event of tracking, its moment and its fields. */
export function trackedEventsPage(): string {
  const money: Readonly<Record<string, { readonly amount: string; readonly isRevenue: boolean }>> = moneyEvents;
  const lines = Object.entries(trackedEvents).map(([name, { when, seenBy, oncePer }]) => {
    const row = money[name];
    const paid = row?.amount === 'paid' ? 'what the member pays' : 'what reaches the balance';
    return [code(name), when, seenBy, oncePer, row ? paid : '0', row?.isRevenue ? 'the amount' : '0'];
  });
  return page(
    'Events of tracking',
    source('tracked-events.ts'),
    'Every event has nine fields. `customerId` is a hash of the member, empty for visitors; `customerName` is empty unless the operator sets `trackedNames`. `eventID` is the same for the same event. `value` is the amount, `af_revenue` the revenue, `currency` and `af_currency` the operator’s currency. When an event of money is due is in [its own table](money-events.md).',
    table(['event', 'when', 'seen by', 'once per', 'amount and value', 'revenue and af_revenue'], lines),
  );
}
