import { describe, expect, test } from 'vitest';
import { checkReach } from './check.ts';
import type { ImportKind } from './modules.ts';
import { checkModules, checkTables } from './platform-check.ts';
import { moduleGroups, orderInGroup } from './platform-rules.ts';
import { reachRules } from './rules.ts';

const src = 'apps/platform/src/';
const rules = reachRules.map((rule) => ({ ...rule, later: true as const }));
const findings = (from: string, to: string, kind: ImportKind = 'value') =>
  checkReach([{ path: src + from, imports: [{ to: src + to, kind, names: [] }], words: [] }], rules);

describe('imports between modules', () => {
  test.each([
    ['a store', 'modules/account/session/begin-session.ts', 'modules/account/member/member-store.ts'],
    ['what a module binds', 'modules/play/game/module.ts', 'modules/play/lottery/module.ts'],
    ['a file of the same name as another', 'modules/play/game/module.ts', 'modules/account/session/parts.ts'],
  ])('refuses %s of another module', (_, from, to) => {
    expect(findings(from, to)).toContainEqual(expect.stringContaining("only what its owner's api.ts offers"));
  });

  test.each([
    ['foundation/captcha', 'account/session'],
    ['account/member', 'money/wallet'],
    ['account/member', 'account/session'],
    ['account/session', 'account/second-factor'],
    ['money/wallet', 'play/lottery'],
    ['play/game', 'site/system'],
    ['site/cdn', 'demo/members'],
  ])('refuses that %s knows %s, even by its api and for a type', (lower, higher) => {
    for (const kind of ['value', 'types', 'lazy'] as const)
      expect(findings(`modules/${lower}/a.ts`, `modules/${higher}/api.ts`, kind), kind).toHaveLength(1);
  });

  test.each([
    ['http/bind.ts', 'modules/account/session/api.ts'],
    ['http/bind.ts', 'modules.ts'],
    ['module.ts', 'modules/account/member/api.ts'],
    ['protection/limiter.ts', 'modules/account/member/api.ts'],
    ['secrets/token.ts', 'db/database.ts'],
    ['ports/money-events.ts', 'merchants/merchant.ts'],
    ['protection/idempotency.ts', 'http/answer.ts'],
    ['module.ts', 'http/bind.ts'],
    ['callback-base.ts', 'module.ts'],
    ['merchants/load.ts', 'callback-base.ts'],
    ['modules/play/game/module.ts', 'modules.ts'],
    ['main.ts', 'modules/account/session/session-store.ts'],
  ])('refuses that %s imports %s', (from, to) => {
    expect(findings(from, to)).toHaveLength(1);
  });

  test.each([
    ['modules/account/session/begin-session.ts', 'modules/account/session/session-store.ts'],
    ['modules/account/session/begin-session.ts', 'modules/account/member/api.ts'],
    ['modules/play/game/module.ts', 'modules/account/session/api.ts'],
    ['modules/play/game/module.ts', 'http/send-file.ts'],
    ['modules/account/session/begin-session.ts', 'secrets/token.ts'],
    ['modules.ts', 'modules/account/session/module.ts'],
    ['modules/account/session/login.http.test.ts', 'modules/money/wallet/ledger.ts'],
    ['races/login.race.test.ts', 'modules/account/session/session-store.ts'],
    ['testing/second-factor.ts', 'modules/account/second-factor/totp.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(findings(from, to)).toEqual([]);
  });
});

describe('imports within a group', () => {
  test.each([
    ['site/feedback', 'site/system'],
    ['site/system', 'site/feedback'],
    ['foundation/push', 'foundation/outbox'],
    ['account/member', 'account/limits'],
    ['account/limits', 'account/member'],
    ['demo/identity-provider', 'demo/members'],
  ])('refuses that %s imports %s, as no row has both', (one, other) => {
    expect(findings(`modules/${one}/a.ts`, `modules/${other}/api.ts`)).toHaveLength(1);
  });

  test('lets a module import its own files, with or without a row', () => {
    expect(findings('modules/site/feedback/module.ts', 'modules/site/feedback/store.ts')).toEqual([]);
    expect(findings('modules/demo/members/seed.ts', 'modules/demo/members/api.ts')).toEqual([]);
  });
});

describe('the modules that exist', () => {
  const placed = Object.entries(orderInGroup).flatMap(([group, names]) => names.map((name) => `${group}/${name}`));
  const whole = [...placed, 'money/limits'].map((name) => `${src}modules/${name}/api.ts`);
  const check = (paths: readonly string[]) => checkModules(paths, moduleGroups, orderInGroup);

  test('accepts every module in the folder of a group, with a row or without one', () => {
    expect(check(whole)).toEqual([]);
  });

  test.each([
    ['a module in no group', [...whole, `${src}modules/sports/bets/module.ts`]],
    ['a file beside the modules', [...whole, `${src}modules/money/limits.ts`]],
    ['a file beside the groups', [...whole, `${src}modules/limits.ts`]],
    ['a row without a module', whole.slice(1)],
    ['a module that neither binds nor offers', [...whole, `${src}modules/foundation/captcha/proof.ts`]],
  ])('finds %s', (_, paths) => {
    expect(check(paths)).toHaveLength(1);
  });
});

describe('the tables in SQL', () => {
  const migrations = ['create table member (id text);\ncreate table trip (id text)', 'drop table trip'];
  const owner = { path: `${src}modules/account/member/member-store.ts`, source: 'sql`select id from member`' };
  const other = `${src}modules/account/identity/identity-store.ts`;

  test.each([
    ['sql`select 1 from member where id = 1`'],
    ['sql`select 1 from identity join member on true`'],
    ['`\n  insert into member (id) values ($1)`'],
    ['"update member set look = $1"'],
    ['sql`delete from member`'],
    ["pgTable('member', {})"],
  ])('refuses %s outside of its owner', (source) => {
    expect(checkTables([owner, { path: other, source }], migrations)).toEqual([
      `Table member has 2 owners, and only one may write SQL on it: ${owner.path}, ${other}`,
    ]);
    const second = { path: `${src}modules/account/member/member-labels.ts`, source };
    expect(checkTables([owner, second], migrations)).toEqual([]);
  });

  test('refuses a limit counted by hand', () => {
    const source = 'sql`update limit_counter set count = 0`';
    const files = [`${src}protection/limiter.ts`, `${src}modules/play/game/module.ts`].map((path) => ({
      path,
      source,
    }));
    expect(checkTables(files.slice(0, 1), ['create table limit_counter (key text)'])).toEqual([]);
    expect(checkTables(files, ['create table limit_counter (key text)'])).toHaveLength(1);
  });

  test('ignores comments, columns and an owner’s exports', () => {
    const source = `// Comes from member.\nsql\`select \${COLUMNS}, member_id from session \${joinMember('session.member_id')}\``;
    expect(checkTables([owner, { path: other, source }], migrations)).toEqual([]);
  });

  test('finds a table that no module uses, and ignores one that was dropped', () => {
    expect(checkTables([owner], migrations)).toEqual([]);
    expect(checkTables([], migrations)).toEqual(['Table member belongs to no module: no SQL names it']);
  });
});
