// PW-01, AU-01: the address of the service worker, the kill switch in its place, and the manifest that tells a new version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Answer, bodyOf, sendAnswer } from './answer.ts';
import { baseHeaders } from './security-headers.ts';

/** The two scripts that may stand at the address. */
export interface WorkerScripts {
  readonly site: string;
  /** Removes the worker of earlier visits, and every copy that it has stored. */
  readonly removing: string;
}

/** Reads what the build wrote to dist/web. */
export const readWorkerScripts = (web: string): WorkerScripts => ({
  site: readFileSync(join(web, 'worker/worker.js'), 'utf8'),
  removing: readFileSync(join(web, 'worker/removing-worker.js'), 'utf8'),
});

/** It loads nothing but what it fetches from its own site. */
const POLICY = "default-src 'none'; connect-src 'self'";

const scriptAnswer = (script: string): Answer => {
  const body = bodyOf(script, 'kept');
  const headers = {
    ...baseHeaders,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
    vary: 'accept-encoding',
    etag: body.etag,
  };
  return { status: 200, headers, body };
};

/** Operators whose worker removes itself, from SERVICE_WORKER_OFF. */
export const isWorkerOff = (off: readonly string[], operator: string | null): boolean =>
  off.includes('all') || (operator !== null && off.includes(operator));

/**
 * Adds the address of the worker. Its query names the operator for the browser's sake; the host decides which operator it is.
 * @param codeOf the operator of a request
 */
export function registerWorker(
  app: FastifyInstance,
  scripts: WorkerScripts,
  off: readonly string[],
  codeOf: (request: FastifyRequest) => string | null,
): void {
  const site = scriptAnswer(scripts.site);
  const removing = scriptAnswer(scripts.removing);
  app.get('/m/sw.js', { config: { kind: 'file' } }, (request, reply) =>
    sendAnswer(request, reply, isWorkerOff(off, codeOf(request)) ? removing : site),
  );
}

/** AU-01: the asset manifest. The module that starts the app names every other file of its version. */
export function registerAssetManifest(app: FastifyInstance, entry: string): void {
  const headers = { ...baseHeaders, 'content-type': 'application/json', 'cache-control': 'no-store' };
  const answer: Answer = { status: 200, headers, body: bodyOf(JSON.stringify({ entrypoints: [entry] })) };
  app.get('/m/asset-manifest.json', { config: { kind: 'file' } }, (request, reply) =>
    sendAnswer(request, reply, answer),
  );
  // An operator whose other app stands on the same host leads this address there. Here is none, which is no fault of the page.
  app.get('/mobile/mc/asset-manifest.json', { config: { kind: 'file' } }, (_, reply) =>
    reply
      .headers({ ...baseHeaders, 'cache-control': 'no-store' })
      .code(204)
      .send(),
  );
}
