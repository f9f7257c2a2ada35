// Download: where the operator's app is, and when pages offer it; the same for everyone.
import { sendDemoPage } from '../../../http/demo-page.ts';
import type { Module, PlatformContext } from '../../../module.ts';
import { appPage } from './app-page.ts';
import { promptOf } from './prompt.rules.ts';

export const downloadModule = ({ env, merchants }: PlatformContext) =>
  ({
    name: 'download',
    handlers: {
      'system.downloads': async (_, { merchant }) => ({ items: [...merchant.app.downloads] }),
      'system.downloadPrompt': async (_, { merchant, language }) => promptOf(merchant.app, language),
      'relay.downloadSetting': async (_, { merchant }) => ({
        hosts: [...merchant.app.hosts],
        appVersion: merchant.app.version,
        panelFullscreen: merchant.app.panelFullscreen,
        panelClosable: merchant.app.panelClosable,
      }),
    },
    routes: (app) => {
      if (!env.demo) return;
      app.get('/demo/app', { config: { call: 'demo.app' } }, async (request, reply) => {
        const merchant = merchants.byHost(request.host);
        return sendDemoPage(reply, merchant?.tokens ?? '', appPage(merchant?.name ?? ''));
      });
    },
  }) satisfies Module;
