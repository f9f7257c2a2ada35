// Request smuggling through the front proxies of operators: haproxy and nginx on loopback.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../test/machine.mjs';
import { freePortPair } from '../test/ports.mjs';
import { endProcess } from './product.ts';
import { startRecordingBackend } from './recording-backend.ts';
import { attackTarget } from './smuggling.ts';
import type { Attack, Suite } from './suite.ts';

const READY_WITHIN_MS = 20_000;

interface FrontProxy {
  readonly name: string;
  /** Configuration for a proxy on `port` before a site on `sitePort`; it sets the forwarded headers itself, as docs/production.md asks. */
  readonly configure: (port: number, sitePort: number, folder: string) => string;
  readonly args: (config: string, folder: string) => string[];
}

const haproxy: FrontProxy = {
  name: 'haproxy',
  configure: (port, sitePort) => `
defaults
  mode http
  timeout connect 3s
  timeout client 10s
  timeout server 10s
  timeout tunnel 1m
  http-reuse always
frontend visitors
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Host %[req.hdr(host)]
  http-request set-header X-Forwarded-Proto http
  default_backend site
backend site
  server one 127.0.0.1:${sitePort} maxconn 64
`,
  args: (config) => ['-db', '-f', config],
};

const nginx: FrontProxy = {
  name: 'nginx',
  configure: (port, sitePort, folder) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $upgrade_to { websocket upgrade; default ""; }
  upstream site { server 127.0.0.1:${sitePort}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location = /chat/api/live {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_read_timeout 1m;
      proxy_set_header Connection $upgrade_to;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto http;
    }
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto http;
    }
  }
}
`,
  args: (config, folder) => ['-p', folder, '-c', config],
};

async function untilServing(port: number, child: ChildProcess): Promise<void> {
  const late = Date.now() + READY_WITHIN_MS;
  while (Date.now() < late && child.exitCode === null) {
    const isServing = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServing) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('The proxy in front was not ready in time.');
}

/** Starts a proxy in front of a site; answers its port. */
async function startProxy(attack: Attack, proxy: FrontProxy, sitePort: number): Promise<number> {
  const program = findProgram(proxy.name);
  if (program === null)
    throw new Error(`${proxy.name} is missing: install it (Debian: apt-get install ${proxy.name}).`);
  const folder = mkdtempSync(join(tmpdir(), `foyer-${proxy.name}-`));
  attack.onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'logs'));
  const port = await freePortPair();
  const config = join(folder, `${proxy.name}.conf`);
  writeFileSync(config, proxy.configure(port, sitePort, folder));
  const child = spawn(program, proxy.args(config, folder), { stdio: 'ignore' });
  attack.onEnd(() => endProcess(child));
  await untilServing(port, child);
  return port;
}

async function attackThrough(attack: Attack, proxy: FrontProxy): Promise<void> {
  const backend = await startRecordingBackend();
  attack.onEnd(backend.close);
  const env = { BACKEND_URL: `http://127.0.0.1:${backend.port}`, TRUST_PROXY_HOPS: '1' };
  const site = await attack.start({ program: 'site', env });
  const port = await startProxy(attack, proxy, site.port);
  await attackTarget(attack, { port, host: `localhost:${port}`, backend, isBehindProxy: true });
  if (!site.isAlive()) return;
  attack.note(`${proxy.name}: ${backend.requests().length} requests arrived at the back end`);
}

export const frontProxies: Suite = {
  name: 'front-proxies',
  tries: 'the same requests through haproxy and nginx',
  run: async (attack) => {
    for (const proxy of [haproxy, nginx]) await attackThrough(attack, proxy);
  },
};
