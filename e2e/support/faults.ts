// Collects forbidden faults of a page: policy violations, errors, foreign requests.
import type { BrowserContext, Page } from '@playwright/test';

export interface FaultWatch {
  /** Messages that this test brings about on purpose. */
  readonly expect: (...patterns: readonly RegExp[]) => void;
  /** Returns the faults that were not expected. */
  readonly unexpected: () => readonly string[];
}

/** Watches every page of the context from its first byte on. `isOurs` tells whether an address belongs to the product. */
export async function watchFaults(context: BrowserContext, isOurs: (address: URL) => boolean): Promise<FaultWatch> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  await context.exposeBinding('reportViolation', (_, text: string) => seen.push(`security policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(
        `${event.effectiveDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => seen.push(`page error: ${error.stack || `${error.name}: ${error.message}`}`));
  };
  context.on('page', watch);
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !isOurs(url)) seen.push(`request to a stranger: ${url.href}`);
  });
  return {
    expect: (...patterns) => expected.push(...patterns),
    unexpected: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
