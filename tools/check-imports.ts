// `npm run check:imports`: reads every module and checks it against the rules of its layer.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { switchKeys } from '@foyer/contract';
import {
  checkDeclared,
  checkFirstLoad,
  checkLimits,
  checkReach,
  checkSight,
  checkWords,
  findCircles,
} from './import-rules/check.ts';
import { listFiles, type Module, readModule } from './import-rules/modules.ts';
import { checkModules, checkTables, modulesSeen } from './import-rules/platform-check.ts';
import { moduleGroups, orderInGroup, provesModules } from './import-rules/platform-rules.ts';
import { firstLoad, limits, reachRules, switchPlaces, type WordRule, wordRules } from './import-rules/rules.ts';

const root = resolve(import.meta.dirname, '..');
const files = listFiles(root);
const modules: Module[] = [];
const findings: string[] = [];
for (const path of files) {
  try {
    modules.push(readModule(root, path));
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  }
}

const switchRule: WordRule = {
  name: "raw switch keys stand only in the contract's switch table",
  within: '^(apps|packages)/',
  word: `^'?(${switchKeys.join('|')})'?$|\\.(${switchKeys.join('|')})$`,
  only: switchPlaces,
};

const known = knownFiles();
const platformFiles = known.filter(
  (path) => /^apps\/platform\/src\//.test(path) && !new RegExp(provesModules).test(path),
);
const migrations = 'apps/platform/src/db/migrations';

findings.push(
  ...checkSight(
    known.map((path) => ({ path, source: sourceOf(path) })),
    modules,
  ),
  ...checkReach(modules, reachRules),
  ...checkModules(files, moduleGroups, orderInGroup),
  ...checkTables(
    platformFiles.map((path) => ({ path, source: sourceOf(path) })),
    readdirSync(resolve(root, migrations)).map((name) => sourceOf(`${migrations}/${name}`)),
  ),
  ...checkWords(modules, [...wordRules, switchRule]),
  ...checkLimits(modules, limits),
  ...findCircles(modules),
  ...checkFirstLoad(modules, firstLoad.entries, firstLoad.packages),
  ...checkDeclared(modules, declaredBy),
);

for (const finding of [...new Set(findings)].sort()) process.stderr.write(`${finding}\n`);
process.stdout.write(
  `${modules.length} modules, ${modulesSeen(files).length} of the platform's in their groups, ${reachRules.length + wordRules.length + 2} rules, ${findings.length} findings\n`,
);
process.exitCode = findings.length === 0 ? 0 : 1;

function sourceOf(path: string): string {
  return readFileSync(resolve(root, path), 'utf8');
}

/** The files as git knows them: a second opinion on what there is to read. Without git, the walk's own list. */
function knownFiles(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    const readable = new Set(['apps', 'packages', 'texts', 'tools', 'e2e']);
    return listed
      .split('\n')
      .filter(
        (path) =>
          /\.(tsx?|mjs)$/.test(path) && readable.has(path.split('/')[0] ?? '') && existsSync(resolve(root, path)),
      );
  } catch {
    return files;
  }
}

/** Packages that a module may use: its workspace's; for tests the root's as well; for tools and journeys everybody's. */
function declaredBy(path: string): ReadonlySet<string> {
  const [area = '', name = ''] = path.split('/');
  const isWorkspace = area === 'apps' || area === 'packages';
  const own = (isWorkspace ? [`${area}/${name}`] : workspaces()).flatMap((folder) =>
    dependenciesOf(`${folder}/package.json`),
  );
  const isProduct = isWorkspace && !/\.test\.tsx?$|\/(vite|testing)\/|vite\.config\.ts$|\/fake[^/]*$/.test(path);
  return new Set(isProduct ? own : [...own, ...dependenciesOf('package.json')]);
}

function workspaces(): string[] {
  return ['apps', 'packages'].flatMap((area) => readdirSync(resolve(root, area)).map((name) => `${area}/${name}`));
}

function dependenciesOf(manifest: string): string[] {
  const text: unknown = JSON.parse(readFileSync(resolve(root, manifest), 'utf8'));
  const { dependencies = {}, devDependencies = {} } = text as Record<string, Record<string, string>>;
  return Object.keys({ ...dependencies, ...devDependencies });
}
