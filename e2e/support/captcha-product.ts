// The product with a captcha before the log-in of both operators: version 3 in Aurora, version 4 in Lotus.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Operator } from './product.ts';
import { startProduct } from './product.ts';
import { test as base } from './test.ts';

const merchants = resolve(import.meta.dirname, '../../merchants');
const versions: Readonly<Record<Operator, string>> = { aurora: '3', lotus: '4' };

/** What is changed in an operator's file. */
interface MerchantFile {
  readonly settings: { captchaFor: string[]; readonly gw: Record<string, unknown> };
  readonly switches: Record<string, boolean>;
}

function guardLogin(folder: string, operator: Operator): void {
  const path = join(folder, operator, 'merchant.json');
  const file = JSON.parse(readFileSync(path, 'utf8')) as MerchantFile;
  file.settings.captchaFor = ['login'];
  file.settings.gw.GEETEST_VERSION = versions[operator];
  file.switches.captcha = true;
  writeFileSync(path, JSON.stringify(file));
}

/** The `test` of journeys through the captcha. */
export const test = base.extend<object, { product: Awaited<ReturnType<typeof startProduct>> }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-merchants-'));
      cpSync(merchants, folder, { recursive: true });
      for (const operator of ['aurora', 'lotus'] as const) guardLogin(folder, operator);
      const product = await startProduct({ MERCHANTS_DIR: folder });
      await use(product);
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
