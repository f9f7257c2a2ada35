import { describe, expect, test } from 'vitest';
import { checkReach } from './check.ts';
import type { ImportKind } from './modules.ts';
import { checkModules, checkOwners, checkTables, modulesSeen } from './platform-check.ts';
import { platformModules, tableOwners } from './platform-rules.ts';
import { reachRules } from './rules.ts';

const src = 'apps/platform/src/';
const rules = reachRules.map((rule) => ({ ...rule, later: true as const }));
const findings = (from: string, to: string, kind: ImportKind = 'value') =>
  checkReach([{ path: src + from, imports: [{ to: src + to, kind, names: [] }], words: [] }], rules);

describe('imports between modules', () => {
  test.each([
    ['a store', 'modules/account/session/enter.ts', 'modules/account/member/member-store.ts'],
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
    ['modules/play/game/module.ts', 'modules.ts'],
    ['main.ts', 'modules/account/session/session-store.ts'],
  ])('refuses that %s imports %s', (from, to) => {
    expect(findings(from, to)).toHaveLength(1);
  });

  test.each([
    ['modules/account/session/enter.ts', 'modules/account/session/session-store.ts'],
    ['modules/account/session/enter.ts', 'modules/account/member/api.ts'],
    ['modules/play/game/module.ts', 'modules/account/session/api.ts'],
    ['modules/play/game/module.ts', 'http/send-file.ts'],
    ['modules/account/session/enter.ts', 'secrets/token.ts'],
    ['modules.ts', 'modules/account/session/module.ts'],
    ['modules/account/session/login.http.test.ts', 'modules/money/wallet/ledger.ts'],
    ['races/login.race.test.ts', 'modules/account/session/session-store.ts'],
    ['testing/second-factor.ts', 'modules/account/second-factor/totp.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(findings(from, to)).toEqual([]);
  });
});

describe('the modules that are there', () => {
  const whole = platformModules.map((name) => `${src}modules/${name}/api.ts`);

  test('accepts exactly the modules of the order', () => {
    expect(checkModules(whole, platformModules)).toEqual([]);
    expect(modulesSeen(whole)).toHaveLength(platformModules.length);
  });

  test.each([
    ['a module without a place', [...whole, `${src}modules/money/limits/module.ts`]],
    ['a file beside the modules', [...whole, `${src}modules/money/limits.ts`]],
    ['a place without a module', whole.slice(1)],
    ['a module that neither binds nor offers', [...whole.slice(1), `${src}modules/foundation/captcha/proof.ts`]],
  ])('finds %s', (_, paths) => {
    expect(checkModules(paths, platformModules)).toHaveLength(1);
  });
});

describe('whose tables SQL names', () => {
  const written = (path: string, source: string) => checkTables([{ path: src + path, source }], tableOwners);

  test.each([
    ['sql`select 1 from member where id = 1`'],
    ['sql`select 1 from identity join member on true`'],
    ['`\n  insert into member (id) values ($1)`'],
    ['"update member set look = $1"'],
    ['sql`delete from member`'],
    ["pgTable('member', {})"],
  ])('refuses %s outside of its owner', (source) => {
    expect(written('modules/account/identity/identity-store.ts', source)).toEqual([
      `${src}modules/account/identity/identity-store.ts writes SQL on member: only modules/account/member does`,
    ]);
    expect(written('modules/account/member/member-store.ts', source.replace('identity', 'member'))).toEqual([]);
  });

  test('refuses a limit counted by hand', () => {
    expect(written('modules/play/game/module.ts', 'sql`update limit_counter set count = 0`')).toHaveLength(1);
  });

  test('leaves comments, columns and what an owner exports alone', () => {
    const source = `// Comes from member.\nsql\`select \${COLUMNS}, member_id from session \${joinMember('session.member_id')}\``;
    expect(written('modules/account/session/session-finder.ts', source)).toEqual([]);
  });

  test('finds a table that nobody owns, that two own, or that is not made', () => {
    const migrations = ['create table member (id text);\ncreate table session (id text)', 'drop table session'];
    expect(checkOwners(migrations, { a: ['member'] })).toEqual([]);
    expect(checkOwners(migrations, { a: [] })).toHaveLength(1);
    expect(checkOwners(migrations, { a: ['member'], b: ['member'] })).toHaveLength(1);
    expect(checkOwners(migrations, { a: ['member', 'session'] })).toHaveLength(1);
  });
});
