// The demo's bank: takes the place of payment providers, over HTTP only. It has no part in the platform's database.
import Fastify from 'fastify';
import { readAccounts } from './accounts.ts';
import { bindFormApi } from './api-form.ts';
import { bindJsonApi } from './api-json.ts';
import { createNotices } from './notices.ts';
import { bindPage } from './page.ts';
import { openPayments } from './payments.ts';

const BODY_LIMIT_BYTES = 16 * 1024;

export interface BankOptions {
  /** Folder of the operators: the bank holds the other half of their keys. */
  readonly merchants: string;
  /** Where it keeps its payments. */
  readonly folder: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface RunningBank {
  /** "http://127.0.0.1:8099", without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function startBank({ merchants, folder, port }: BankOptions): Promise<RunningBank> {
  const accounts = readAccounts(merchants);
  const payments = openPayments(folder);
  const notices = createNotices(accounts, payments);
  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const account of accounts.values()) {
    if (account.dialect === 'signedJson') bindJsonApi(app, account, payments);
    else bindFormApi(app, account, payments);
  }
  bindPage(app, payments, notices);
  const url = await app.listen({ host: '127.0.0.1', port });
  notices.resume();
  return {
    url,
    close: async () => {
      // First the door: a payment that is decided meanwhile has its notice stopped too.
      await app.close();
      await notices.stop();
    },
  };
}
