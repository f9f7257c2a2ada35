// A site on plain http under a name that is no local one: its page is no secure context.
import { test as base } from './test.ts';

const HOST = 'plain.example';

export const test = base.extend({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
    await use({ ...launchOptions, args });
  },
  site: ({ product }, use) => use(`http://${HOST}:${product.port}`),
});
