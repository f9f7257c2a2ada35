// Checks modules: reach, words, circles, first load, declared packages. Pure.
import type { Import, Module } from './modules.ts';
import type { ReachRule, WordRule } from './rules.ts';

/** One sentence a finding. */
export type Finding = string;

const running = ({ kind }: Import) => kind !== 'types';

export function checkReach(modules: readonly Module[], rules: readonly ReachRule[]): Finding[] {
  return rules.flatMap((rule) => {
    const from = new RegExp(rule.from);
    const members = modules.filter(({ path }) => from.test(path));
    if (members.length === 0) return rule.later ? [] : [`Rule "${rule.name}" watches no module: its pattern is wrong`];
    return members.flatMap((module) => {
      const [, layer = ''] = from.exec(module.path) ?? [];
      const except = rule.except === undefined ? null : new RegExp(rule.except.replace('$1', layer));
      const imports = rule.types === false ? module.imports.filter(running) : module.imports;
      return imports
        .filter(({ to }) => !to.startsWith('node:') && new RegExp(rule.mayNot).test(to) && !except?.test(to))
        .map(({ to }) => `${module.path} imports ${to}: ${rule.name}`);
    });
  });
}

export function checkWords(modules: readonly Module[], rules: readonly WordRule[]): Finding[] {
  const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/fake[^/]*$/.test(path);
  return rules.flatMap((rule) => {
    const word = new RegExp(rule.word);
    return modules
      .filter(({ path }) => new RegExp(rule.within).test(path) && !isTest(path))
      .filter(({ path }) => !rule.only.some((place) => new RegExp(place).test(path)))
      .flatMap(({ path, words }) =>
        words.filter((each) => word.test(each)).map((each) => `${path} says ${each}: ${rule.name}`),
      );
  });
}

/** Limits that a test takes from the code it checks: changed there, the test would change with them and stay green. */
export function checkLimits(modules: readonly Module[], limit: RegExp): Finding[] {
  return modules
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ to }) => /^(apps|packages)\//.test(to))
        .flatMap(({ names }) => names.filter((name) => limit.test(name)))
        .map((name) => `${path} imports ${name}: a test writes the number out`),
    );
}

/** Circles of imports, those of types and of lazy code too, each reported once from its alphabetically first module. */
export function findCircles(modules: readonly Module[]): Finding[] {
  const next = new Map(modules.map(({ path, imports }) => [path, imports.map(({ to }) => to)]));
  const done = new Set<string>();
  const circles = new Map<string, Finding>();
  const walk = (path: string, trail: string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      const circle = trail.slice(at);
      circles.set([...circle].sort().join(), `Circle of imports: ${[...circle, path].join(' → ')}`);
      return;
    }
    if (done.has(path)) return;
    for (const to of next.get(path) ?? []) walk(to, [...trail, path]);
    done.add(path);
  };
  for (const { path } of modules) walk(path, []);
  return [...circles.values()];
}

/** Packages that an entry loads before anything lazy, but for the allowed ones. */
export function checkFirstLoad(
  modules: readonly Module[],
  entries: readonly string[],
  allowed: readonly string[],
): Finding[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const seen = new Set<string>();
  const findings: Finding[] = [];
  const walk = (path: string, by: string): void => {
    if (path.startsWith('pkg:')) {
      const name = path.slice('pkg:'.length);
      if (!allowed.includes(name)) findings.push(`${by} brings ${name} into the first load: put it behind import()`);
      return;
    }
    if (seen.has(path)) return;
    seen.add(path);
    for (const { to, kind } of byPath.get(path)?.imports ?? []) if (kind === 'value') walk(to, path);
  };
  for (const entry of entries) {
    if (!byPath.has(entry)) findings.push(`The first load's entry ${entry} is missing`);
    walk(entry, entry);
  }
  return findings;
}

/** Packages used by a workspace that its package.json does not name. */
export function checkDeclared(modules: readonly Module[], declared: (path: string) => ReadonlySet<string>): Finding[] {
  return modules.flatMap(({ path, imports }) => {
    const names = imports.filter(({ to }) => to.startsWith('pkg:')).map(({ to }) => to.slice('pkg:'.length));
    return [...new Set(names)]
      .filter((name) => !declared(path).has(name))
      .map((name) => `${path} uses ${name}, which its package.json does not name`);
  });
}

/** Guards the check itself: every file was read, and a file with imports in its text has imports in the tree. */
export function checkSight(files: readonly { path: string; source: string }[], modules: readonly Module[]): Finding[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  return files.flatMap(({ path, source }) => {
    const module = byPath.get(path);
    if (!module) return [`${path} was not read: the check sees fewer modules than there are files`];
    const blind = /^import\s/m.test(source) && module.imports.length === 0;
    return blind ? [`${path} has imports, yet the check saw none`] : [];
  });
}
