// `node dist/site.js`: the web server alone, in front of the back end that BACKEND_URL names.
import { readSiteEnv } from './env.ts';
import { startSite } from './main.ts';

try {
  const site = await startSite(process.env, import.meta.dirname);
  const { port, backend } = readSiteEnv(process.env);
  process.stdout.write(`The site listens on http://localhost:${port}/m/ in front of ${backend.origin}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => site.close().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
