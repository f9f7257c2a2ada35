// Domains: the operator's list, the signed ping, and the demo's domain page.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayOpenDemoPage, sendDemoPage } from '../../../http/demo-page.ts';
import { mayCall } from '../../../http/origin.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { servicePath } from '../../../merchants/service-path.ts';
import type { CallContext, Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { type Behaviour, behaviours, createDemoHosts, type DemoHosts } from './demo-hosts.ts';
import { domainsPage, servicePage } from './demo-pages.ts';
import { isClosedHost, isNamedHost } from './domain.rules.ts';
import { forgedSignature, PING_LIFE_MS, type Ping, pingSigner } from './ping.ts';

const SLOW_MS = 1500;
const FORM = 'application/x-www-form-urlencoded';
const FORM_LIMIT_BYTES = 1024;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const isBehaviour = (text: string | null): text is Behaviour => text !== null && Object.hasOwn(behaviours, text);

const hostsOf = (merchant: Merchant, here: string): string[] => [
  ...new Set([here, ...merchant.settings.domainList.map(({ domainName }) => new URL(domainName).host)]),
];

/** The title of the operator's service at the address of the request. */
function serviceTitle({ protocol, host, url }: FastifyRequest, merchant: Merchant | null): string | undefined {
  const here = servicePath(`${protocol}://${host}${url}`);
  return merchant?.settings.customerService.find(({ path }) => path === here)?.title;
}

/** Sets the posted behaviour if the post came from the page itself. */
const setBehaviour = (request: FastifyRequest, merchant: Merchant, hosts: DemoHosts): void => {
  if (!mayCall(request.headers.origin ?? '', request, merchant)) throw new Refusal('origin.refused');
  const form = new URLSearchParams(String(request.body));
  const [host, behaviour] = [form.get('host') ?? '', form.get('behaviour')];
  if (!isBehaviour(behaviour) || !hostsOf(merchant, request.host).includes(host)) throw new Refusal('input.invalid');
  hosts.set(host, behaviour);
};

const bindDemo = (app: FastifyInstance, { merchants }: PlatformContext, hosts: DemoHosts, key: string): void => {
  const merchantHere = (request: FastifyRequest): Merchant => {
    const merchant = mayOpenDemoPage(request, key) ? merchants.byHost(request.host) : null;
    if (!merchant) throw new Refusal('not.found');
    return merchant;
  };
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES }, (_, body, done) =>
    done(null, body),
  );
  app.get('/demo/domains', { config: { call: 'demo.domains' } }, async (request, reply) => {
    const merchant = merchantHere(request);
    const rows = hostsOf(merchant, request.host).map((host) => ({
      host,
      behaviour: hosts.of(host),
      here: host === request.host,
    }));
    return sendDemoPage(reply, merchant.tokens, domainsPage(merchant.name, rows));
  });
  app.post('/demo/domains', { config: { call: 'demo.domains' } }, async (request, reply) => {
    setBehaviour(request, merchantHere(request), hosts);
    return reply.redirect(request.url, 303);
  });
  app.get('/demo/service', { config: { call: 'demo.service' } }, async (request, reply) => {
    const merchant = merchants.byHost(request.host);
    const { name, tokens } = merchant ?? { name: '', tokens: '' };
    return sendDemoPage(reply, tokens, servicePage(name, serviceTitle(request, merchant) ?? name));
  });
};

export const domainsModule = (platform: PlatformContext, demoKey: string) => {
  const { env, now } = platform;
  const sign = pingSigner();
  const hosts = createDemoHosts(env.demo ? platform.merchants.all : []);

  const signatureOf = (merchant: Merchant, ping: Ping, behaviour: Behaviour): string => {
    if (behaviour === 'forged') return forgedSignature(ping);
    return behaviour !== 'unsigned' && isNamedHost(merchant, ping.host) ? sign(merchant, ping) : '';
  };

  const isClosed = ({ merchant, host }: Pick<CallContext, 'merchant' | 'host'>): boolean =>
    isClosedHost(merchant, host) || hosts.of(host) === 'closed';

  return {
    name: 'domains',
    /** True where the status call has to send visitors to another domain. */
    isClosed,
    handlers: {
      'system.domainRoute': async (_, { merchant }) => ({ domains: merchant.settings.domainList }),
      'system.ping': async ({ speed = '', merchant: named }, context) => {
        const { merchant, host } = context;
        if (named !== undefined && named !== merchant.code) throw new Refusal('merchant.unknown');
        const behaviour = hosts.of(host);
        if (isClosed(context)) throw new Refusal('domain_not_available');
        if (behaviour === 'dead') throw new Refusal('service.unavailable');
        if (behaviour === 'slow') await pause(SLOW_MS);
        const expires = new Date(now().getTime() + PING_LIFE_MS).toISOString();
        const ping = { merchant: merchant.code, host, speed, expires };
        return { ...ping, signature: signatureOf(merchant, ping, behaviour) };
      },
    },
    routes: (app) => {
      if (env.demo) void app.register(async (scope) => bindDemo(scope, platform, hosts, demoKey));
    },
  } satisfies Module & { readonly isClosed: unknown };
};
