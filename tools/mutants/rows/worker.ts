// Mutants of the service worker and of new versions: what is stored, when a copy is shown, when a version is offered.
import type { Mutant } from '../mutant.ts';

const worker = 'apps/web/src/worker/site-worker.test.ts';
const requests = 'apps/web/src/worker/request.rules.test.ts';
const answers = 'apps/web/src/worker/answer.rules.test.ts';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'PW-01 nothing with a session is stored',
    file: 'apps/web/src/worker/request.rules.ts',
    find: "headers.has('authorization') || ",
    replace: '',
    killedBy: worker,
  },
  {
    breaks: 'PW-01 a link is no part of a copy’s address',
    file: 'apps/web/src/worker/request.rules.ts',
    find: 'key: paths[0] + sortedQuery(pairs)',
    replace: 'key: paths[0] + url.search',
    killedBy: requests,
  },
  {
    breaks: 'PW-01 only marked calls are stored',
    file: 'apps/web/src/worker/request.rules.ts',
    find: "'offline' in row && ",
    replace: '',
    killedBy: requests,
  },
  {
    breaks: 'PW-01 a page with a secret in its address is not stored',
    file: 'apps/web/src/worker/answer.rules.ts',
    find: '!/no-store|private/.test(',
    replace: '!/private/.test(',
    killedBy: answers,
  },
  {
    breaks: 'PW-01 a portal’s page is not stored',
    file: 'apps/web/src/worker/answer.rules.ts',
    find: ' && html.includes(PAGE_STATE)',
    replace: '',
    killedBy: answers,
  },
  {
    breaks: 'PW-01 a copy loses its date',
    file: 'apps/web/src/worker/copy.ts',
    find: "'date', ",
    replace: '',
    killedBy: worker,
  },
  {
    breaks: 'PW-01 a poisoned file is fetched anew',
    file: 'apps/web/src/worker/site-worker.ts',
    find: 'found && hasTypeOf(found.response, key) ? found : null',
    replace: 'found',
    killedBy: worker,
  },
  {
    breaks: 'PW-01 a lost file takes the pages that name it away',
    file: 'apps/web/src/worker/site-worker.ts',
    find: "if (answer.status === GONE && immutable) await copies.drop('pages');",
    replace: '',
    killedBy: worker,
  },
  {
    breaks: 'PW-01 copies end after seven days',
    file: 'apps/web/src/shell/copies/stores.rules.ts',
    find: 'LONGEST_MS = 7 * DAY_MS',
    replace: 'LONGEST_MS = 70 * DAY_MS',
    killedBy: 'apps/web/src/shell/copies/stores.rules.test.ts',
  },
  {
    breaks: 'PW-01 no cache keeps the worker',
    file: 'apps/web/server/worker-routes.ts',
    find: "'cache-control': 'no-cache'",
    replace: "'cache-control': 'public, max-age=3600'",
    killedBy: 'apps/web/server/worker-routes.test.ts',
  },
  {
    breaks: 'PW-01 the kill switch',
    file: 'apps/web/server/worker-routes.ts',
    find: 'isWorkerOff(off, codeOf(request)) ? removing : site',
    replace: 'site',
    killedBy: 'apps/web/server/worker-routes.test.ts',
  },
  {
    breaks: 'PW-01 a copy asks the status at once',
    file: 'apps/web/src/app/background.ts',
    find: 'if (isStoredPage(view.document)) void checkStoredPage(view, app);',
    replace: '',
    killedBy: 'e2e/installable-app.spec.ts',
    title: 'a site that closes',
  },
  {
    breaks: 'AU-01 a version is offered once',
    file: 'apps/web/src/features/updates/updates.runner.ts',
    find: 'known = finding.known;',
    replace: '',
    killedBy: 'apps/web/src/features/updates/updates.runner.test.ts',
  },
  {
    breaks: 'AU-01 the page’s own version is not offered',
    file: 'apps/web/src/features/updates/asset-manifests.rules.ts',
    find: '!isOwnVersion(text, entry)',
    replace: 'true',
    killedBy: 'apps/web/src/features/updates/asset-manifests.rules.test.ts',
  },
  {
    breaks: 'AU-01 the offer waits for a form in use',
    file: 'apps/web/src/shell/overlays/overlays.ts',
    find: "update: { kind: 'update' },",
    replace: '',
    killedBy: 'e2e/installable-app.spec.ts',
    title: 'AU-01',
  },
  {
    breaks: 'AU-02 nothing changes under a form',
    file: 'apps/web/src/features/updates/refresh-settings.ts',
    find: ' || busy.any()',
    replace: '',
    killedBy: 'apps/web/src/features/updates/refresh-settings.test.ts',
  },
];
