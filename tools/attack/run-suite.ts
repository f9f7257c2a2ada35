// Runs one suite: gives it products to attack, collects its findings, and stops everything it started.
import type { AttackOptions } from './options.ts';
import { type Product, startProduct } from './product.ts';
import { createRandom } from './random.ts';
import type { Attack, Finding, Suite } from './suite.ts';

export interface SuiteResult {
  readonly name: string;
  readonly sent: number;
  readonly seconds: number;
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  /** Why the suite could not finish, or null. */
  readonly error: string | null;
}

/** Runs a suite to its end, whatever happens to the product. */
export async function runSuite({ name, run }: Suite, options: AttackOptions): Promise<SuiteResult> {
  const started = performance.now();
  const findings = new Map<string, Finding>();
  const notes: string[] = [];
  const ends: (() => Promise<void>)[] = [];
  let sent = 0;
  const finding: Attack['finding'] = (title, request, outcome) => {
    const known = findings.get(title);
    if (known) known.count += 1;
    else findings.set(title, { title, request, outcome, count: 1 });
  };
  const products: Product[] = [];
  const attack: Attack = {
    ...options,
    random: createRandom(options.seed),
    onEnd: (work) => ends.push(work),
    sent: (count = 1) => {
      sent += count;
    },
    finding,
    note: (text) => notes.push(text),
    start: async (settings = {}) => {
      const product = await startProduct(options, settings);
      products.push(product);
      ends.push(async () => {
        const ending = await product.stop();
        if (ending !== null)
          finding(
            `the ${settings.program ?? 'product'} ended by itself`,
            `suite ${name}`,
            `${ending}: ${product.output().slice(-600)}`,
          );
      });
      return product;
    },
  };
  let error: string | null = null;
  try {
    await run(attack);
  } catch (cause) {
    const isCrash = products.some((product) => !product.isAlive());
    const outputs = products.map((product) => product.output().slice(-600)).join('\n');
    if (!isCrash) error = `${cause instanceof Error ? (cause.stack ?? cause.message) : cause}\n${outputs}`;
  }
  for (const end of ends.reverse()) await end();
  const seconds = (performance.now() - started) / 1000;
  return { name, sent, seconds, findings: [...findings.values()], notes, error };
}
