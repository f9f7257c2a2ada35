// Game vendors: launches at them, and the wallet that they book on.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Module, PlatformContext } from '../../../module.ts';
import { walletActions } from '../../../ports/game-vendor/vendor.ts';
import { Refusal } from '../../../refusal.ts';
import { createVendorLaunch } from './launch.service.ts';
import { vendorData } from './member-data.ts';
import { expiredPlays } from './play-store.ts';
import { createVendors } from './vendors.ts';
import { createVendorWallet, type VendorHooks } from './wallet.service.ts';

interface WalletRoute {
  Params: { merchant: string; vendor: string; action: string };
}

export const vendorModule = (platform: PlatformContext, hooks: VendorHooks) => {
  const { merchants, metrics, now, log } = platform;
  const vendors = createVendors(merchants);
  const wallet = createVendorWallet(platform, hooks);

  const takeCall = async (request: FastifyRequest<WalletRoute>, reply: FastifyReply): Promise<unknown> => {
    const { merchant: code, vendor } = request.params;
    const merchant = merchants.byCode(code);
    const port = vendors.of(code, vendor);
    const action = walletActions.find((name) => name === request.params.action);
    if (merchant === null || port === null || action === undefined) throw new Refusal('not.found');
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const { minorDigits } = merchant.settings;
    const raw = { method: request.method, path: request.url, headers: request.headers, body };
    const read = port.readCall(action, raw, minorDigits, now().getTime());
    const answer =
      'fault' in read
        ? ({ outcome: 'fault', fault: read.fault } as const)
        : await wallet.take({ merchant, vendor }, read.call);
    if (answer.outcome === 'fault') {
      metrics.vendorCallsNotBelieved.inc({ merchant: code, vendor, why: answer.fault });
      log.error({ merchant: code, channel: vendor, code: answer.fault }, 'a call of a vendor was not believed');
    }
    const { status, body: text } = port.reply(answer, minorDigits);
    return reply.code(status).type('application/json').send(text);
  };

  return {
    name: 'vendor',
    memberData: vendorData(platform),
    expired: [expiredPlays],
    ...createVendorLaunch(platform, vendors),
    routes: (app) => {
      app.register(async (own: FastifyInstance) => {
        own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
          done(null, body),
        );
        // A round that was begun before the site closed ends all the same.
        own.post<WalletRoute>('/wps/vendor/:merchant/:vendor/:action', { config: { operatorInPath: true } }, takeCall);
      });
    },
  } satisfies Module & { readonly launch: unknown; readonly launchTrial: unknown };
};
