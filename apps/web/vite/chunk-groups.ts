// Which modules share a chunk. The first one holds all that starts the app and the parts that home draws with; the log-in form is one
// more, what it and the registration are drawn with another, and what begins after the first paint; what several other screens share is
// the last. A few files compress better than thirty small ones, and a slow network pays for each request.
import { resolve } from 'node:path';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const part = /[\\/]src[\\/](?:ui|app|shell)[\\/]/;
const uiPart = /[\\/]src[\\/]ui[\\/]/;
const shellPart = /[\\/]src[\\/]shell[\\/]/;

/** Screens whose parts of this kind stand in the first chunk too. */
const companions = [
  { file: 'src/features/home/home-screen.tsx', kind: part },
  { file: 'src/features/login/login-form.tsx', kind: shellPart },
  { file: 'src/features/member-home/member-home-screen.tsx', kind: shellPart },
];

/** Forms that people meet first: each is opened by an address of its own, without the other. */
const forms = ['src/features/login/login-form.tsx', 'src/features/register/register-form.tsx'];

/** What the browser begins when it has nothing better to do. */
const lateDoors = ['src/app/background.ts', 'src/app/late.ts'];

function closure(graph: ModuleGraph, root: string): Set<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The groups of the bundler, the most important first. */
export function chunkGroups(root: string) {
  let first: Set<string> | null = null;
  let form: Set<string> | null = null;
  let login: Set<string> | null = null;
  let late: Set<string> | null = null;
  const inFirst = (id: string, graph: ModuleGraph): boolean => {
    const beside = companions.flatMap(({ file, kind }) =>
      first ? [] : [...closure(graph, resolve(root, file))].filter((other) => kind.test(other)),
    );
    first ??= new Set([...closure(graph, resolve(root, 'src/main.tsx')), ...beside]);
    return first.has(id);
  };
  const inForms = (id: string, graph: ModuleGraph): boolean => {
    form ??= new Set(forms.flatMap((file) => [...closure(graph, resolve(root, file))]));
    return uiPart.test(id) && form.has(id);
  };
  const inLogin = (id: string, graph: ModuleGraph): boolean => {
    login ??= closure(graph, resolve(root, 'src/features/login/login-form.tsx'));
    return login.has(id);
  };
  const inLate = (id: string, graph: ModuleGraph): boolean => {
    late ??= new Set(lateDoors.flatMap((file) => [...closure(graph, resolve(root, file))]));
    return late.has(id);
  };
  return [
    { name: (id: string, graph: ModuleGraph) => (inFirst(id, graph) ? 'main' : null), priority: 4 },
    { name: (id: string, graph: ModuleGraph) => (inForms(id, graph) ? 'forms' : null), priority: 3 },
    { name: (id: string, graph: ModuleGraph) => (inLogin(id, graph) ? 'login' : null), priority: 2 },
    { name: (id: string, graph: ModuleGraph) => (inLate(id, graph) ? 'late' : null), priority: 2 },
    { name: 'parts', test: /[\\/]src[\\/](?:ui|features[\\/]content)[\\/]/, minShareCount: 2, priority: 1 },
  ];
}
