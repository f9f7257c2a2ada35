// Attacks origins: foreign pages must not change, read or confuse anything.
import { calls } from '@foyer/contract';
import { brief, describe, type Sent, send } from './client.ts';
import type { Attack, Suite } from './suite.ts';

const json = { 'Content-Type': 'application/json' };

/** Calls that change something without a session or a seal. */
const changes: readonly { readonly path: string; readonly body: string }[] = [
  { path: calls['member.autoUsername'].path, body: '{}' },
  { path: calls['relay.fcmUnsubscribe'].path, body: '{"registrationToken":"abc","unsubscribeAll":true}' },
  { path: calls['sms.noLogin'].path, body: '{"countryDialingCode":"63","mobileNum":"9051234567"}' },
  { path: calls['session.logout'].path, body: '{}' },
  { path: '/wps/captcha/load', body: '{"captchaId":"aurora","action":"login"}' },
];

const reads = [calls['system.settings'].path, calls['system.status'].path, calls['member.info'].path];

const foreignOrigins = (port: number): string[] => [
  `https://localhost:${port}`,
  `http://localhost:${port + 1}`,
  'http://localhost',
  'null',
  'http://evil.example',
  `http://evil.example:${port}`,
  `http://localhost:${port}.evil.example`,
  `http://localhost.evil.example:${port}`,
  `http://evil.localhost:${port}`,
  `http://user@localhost:${port}`,
  `http://localhost:${port}/`,
  `HTTP://LOCALHOST:${port}`,
  `file://localhost:${port}`,
  `chrome-extension://localhost`,
  `http://127.0.0.1:${port}`,
  `http://localhost:${port} http://evil.example`,
];

const allows = (value: string | undefined): boolean => value !== undefined;

async function postFrom(attack: Attack, port: number, origin: string): Promise<void> {
  for (const { path, body } of changes) {
    const sent: Sent = { port, method: 'POST', path, headers: { ...json, Merchant: 'aurora', Origin: origin }, body };
    const answer = await send(sent);
    attack.sent();
    const isRefused = answer.status === 403 && answer.form?.errorCode === 'origin.refused';
    if (!isRefused) attack.finding('a page of another origin may change something', describe(sent), brief(answer));
    if (allows(answer.headers['access-control-allow-origin']))
      attack.finding('a page of another origin may read an answer', describe(sent), JSON.stringify(answer.headers));
  }
}

/** Forms and beacons send without asking first: their content types must be refused. */
async function postAsForm(attack: Attack, port: number): Promise<void> {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
    const { path, body } = { path: calls['member.autoUsername'].path, body: '{}' };
    const headers = { ...(type && { 'Content-Type': type }), Merchant: 'aurora' };
    const sent: Sent = { port, method: 'POST', path, headers, body };
    const answer = await send(sent);
    attack.sent();
    if (answer.status !== 415) attack.finding('a body that a form can send is taken', describe(sent), brief(answer));
  }
}

async function readFrom(attack: Attack, port: number, origin: string): Promise<void> {
  for (const path of reads) {
    for (const method of ['GET', 'OPTIONS']) {
      const preflight = method === 'OPTIONS' ? { 'Access-Control-Request-Method': 'POST' } : {};
      const sent: Sent = { port, method, path, headers: { Merchant: 'aurora', Origin: origin, ...preflight } };
      const answer = await send(sent);
      attack.sent();
      if (allows(answer.headers['access-control-allow-origin']))
        attack.finding('a foreign origin is allowed to read', describe(sent), JSON.stringify(answer.headers));
    }
  }
}

/** Checks that a wire open to every origin is so without credentials. */
async function readOpenWire(attack: Attack, port: number): Promise<void> {
  for (const path of ['/games/api/rapid5/state', `${calls['system.ping'].path}?speed=1`]) {
    const sent: Sent = { port, path, headers: { Origin: 'http://evil.example' } };
    const { headers } = await send(sent);
    attack.sent();
    const origin = headers['access-control-allow-origin'];
    if ((origin !== undefined && origin !== '*') || headers['access-control-allow-credentials'] !== undefined)
      attack.finding('an open call reflects the origin or allows credentials', describe(sent), JSON.stringify(headers));
  }
}

const forgedHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Proto': 'javascript' },
  { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' },
  { Forwarded: 'host=evil.example;proto=https' },
  { 'X-Original-URL': '/evil.example', 'X-Rewrite-URL': '/evil.example' },
  { 'X-Host': 'evil.example', 'X-Forwarded-Server': 'evil.example' },
];

/** A page made for a forged host must not be given to anybody: neither to the one who forged it nor to the next visitor. */
async function forgeHosts(attack: Attack, port: number): Promise<void> {
  for (const [index, headers] of forgedHeaders.entries()) {
    for (const path of ['/m/home', '/m/news', '/robots.txt', '/sitemap.xml', '/m', `/m/activity?id=forged${index}`]) {
      const sent: Sent = { port, path, headers };
      for (const preflight of [sent, { port, path }]) {
        const answer = await send(preflight);
        attack.sent();
        if (`${answer.text}${JSON.stringify(answer.headers)}`.includes('evil.example'))
          attack.finding('a forged host stands in an answer', describe(sent), brief(answer));
      }
    }
  }
}

export const origins: Suite = {
  name: 'origins',
  tries: 'requests of foreign pages and forms, reflected origins, forged hosts',
  run: async (attack) => {
    const { port } = await attack.start();
    for (const origin of foreignOrigins(port)) {
      await postFrom(attack, port, origin);
      await readFrom(attack, port, origin);
    }
    await postAsForm(attack, port);
    await readOpenWire(attack, port);
    await forgeHosts(attack, port);
  },
};
