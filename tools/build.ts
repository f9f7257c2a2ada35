// `npm run build`: builds the product into dist/ and holds the sizes against limits; --strict fails over one of them.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { minifySync } from 'rolldown/experimental';
import { build } from 'vite';
import { compileTexts } from '../apps/web/vite/compile-texts.ts';
import { textFolders } from '../texts/folders.ts';
import { languagesIn } from '../texts/sheets.ts';
import { buildBrands } from './build/brand.ts';
import { checkBudgets } from './build/budgets.ts';
import { bundleServers } from './build/bundles.ts';
import { buildCaptcha } from './build/captcha.ts';
import { compressFolders } from './build/compress.ts';
import { findExposedSecrets } from './build/exposed-secrets.ts';
import { verdictOf } from './build/limits.ts';
import { buildMiniGame } from './build/mini-game.ts';
import { findExposedMaps, moveSourceMaps } from './build/source-maps.ts';
import { merchantsFolder, root, sourceStamp } from './build/stamp.mjs';
import { buildWorker } from './build/worker.ts';

const { strict: isStrict } = parseArgs({ options: { strict: { type: 'boolean', default: false } } }).values;
const dist = join(root, 'dist');
const merchants = merchantsFolder();
/** Everything is made here and moved to dist/ at the end: a build that fails leaves the last one in place. */
const fresh = join(root, `.cache/build-${process.pid}`);
const web = join(fresh, 'web');
const webConfig = join(root, 'apps/web/vite.config.ts');

/** Source maps, which no script names: they are kept apart from what browsers may fetch. */
const sourcemap = 'hidden';

/** The time that plugins take is known, so the build does not report it. */
const quiet = { checks: { bundlerTimings: false } };

const servers = {
  site: 'apps/web/server/run.ts',
  platform: 'apps/platform/src/run.ts',
  'password-estimator': 'apps/platform/src/modules/account/member/password-estimator.mjs',
  bank: 'apps/bank/src/run.ts',
  vendor: 'apps/vendor/src/run.ts',
  'all-in-one': 'tools/all-in-one.ts',
};

/**
 * The script that runs before everything else, constant, because its hash stands in the policy of every page. It stays
 * in the language of its source: browsers that cannot read it cannot read the app either, and the script beside it tells
 * them so.
 */
function buildBootScript(): void {
  const file = 'apps/web/src/boot/boot.js';
  const source = readFileSync(join(root, file), 'utf8');
  const { code } = minifySync(file, source, { compress: { target: 'es2015' }, mangle: { toplevel: true } });
  writeFileSync(join(web, 'boot.js'), code.trim());
}

/** The texts of the web server's own pages, in the languages that have texts. */
function buildSiteTexts(): void {
  const locales = join(root, textFolders.web);
  const ofSite = (code: string) => ({ site: compileTexts(locales, code).site });
  const messages = Object.fromEntries(languagesIn(locales).map((code) => [code, ofSite(code)]));
  writeFileSync(join(web, 'site-texts.json'), JSON.stringify(messages));
}

function moveIntoPlace(): void {
  const old = `${fresh}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const began = performance.now();
  const stamp = sourceStamp();
  mkdirSync(web, { recursive: true });

  const bundling = bundleServers(root, servers, fresh);
  const games = build({
    configFile: join(root, 'apps/games/vite.config.ts'),
    build: { outDir: join(fresh, 'games'), rolldownOptions: quiet, sourcemap },
  });
  await build({ configFile: webConfig, build: { outDir: join(web, 'client'), sourcemap } });
  await build({ configFile: webConfig, build: { ssr: true, outDir: join(web, 'render') } });
  await buildWorker(join(root, 'apps/web/src/worker'), join(root, textFolders.shared), join(web, 'worker'));
  buildBootScript();
  buildSiteTexts();
  const operators = buildBrands(merchants, [join(root, 'apps/web'), join(root, 'styles')], join(web, 'brand'));
  writeFileSync(join(web, 'operators.json'), JSON.stringify(operators));
  const captcha = join(fresh, 'captcha');
  await buildCaptcha(join(root, 'apps/platform/src/modules/foundation/captcha/script'), captcha);
  await Promise.all([games, bundling]);
  await buildMiniGame(join(root, 'apps/games/src/mini-game'), join(fresh, 'games/mini-game'));
  moveSourceMaps(root, join(web, 'client'), join(fresh, 'maps/web'));
  moveSourceMaps(root, join(fresh, 'games'), join(fresh, 'maps/games'));
  const publicFolders = [join(web, 'client'), join(web, 'brand'), join(fresh, 'games'), captcha];
  const exposed = [...findExposedSecrets([...publicFolders, join(web, 'render')]), ...findExposedMaps(publicFolders)];
  await compressFolders(publicFolders);

  const over = await checkBudgets(web, merchants, operators);
  const { isWhole, lines } = verdictOf({ exposed, over }, isStrict);
  if (isWhole) writeFileSync(join(fresh, 'stamp'), stamp);
  moveIntoPlace();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`Built in ${seconds} s.\n`);
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
  if (!isWhole) process.exitCode = 1;
}

await run().finally(() => rmSync(fresh, { recursive: true, force: true }));
