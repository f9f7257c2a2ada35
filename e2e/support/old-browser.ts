// Removes from every page of a current Chromium what our oldest browsers lack, before any script runs.
import type { BrowserContext } from '@playwright/test';
import { newerMembers } from '../../tools/browsers/compat-data.ts';

/** Members that stay in the browser, and the reason. */
const kept: Readonly<Record<string, string>> = {
  // Chrome 87 has them, iOS never asks for them: this browser refuses the page's scripts without.
  trustedTypes: "the browser holds pages to the policy's require-trusted-types-for, and iOS 14.5 does not",
  TrustedTypePolicyFactory: 'goes with trustedTypes',
  TrustedTypePolicy: 'goes with trustedTypes',
  TrustedScriptURL: 'goes with trustedTypes',
  TrustedScript: 'goes with trustedTypes',
  TrustedHTML: 'goes with trustedTypes',
  BigInt64Array: 'Playwright looks at what a page answers with it; no script of ours may, says check:browsers',
  BigUint64Array: 'goes with BigInt64Array',
};

/** Members by the path of what holds them: `Object`, `Array.prototype`, an empty text for the global object. */
type Doomed = Readonly<Record<string, readonly string[]>>;

function doomed(): Doomed {
  const byHolder: Record<string, string[]> = {};
  for (const { owner, name, isStatic } of newerMembers()) {
    if (owner in kept || name in kept) continue;
    const holder = isStatic ? owner : `${owner}.prototype`;
    byHolder[holder] ??= [];
    byHolder[holder].push(name);
  }
  return byHolder;
}

/** Runs in the page: takes each member from what holds it. Long paths go first: they are reached through the short ones. */
function takeAway(members: Doomed): void {
  for (const path of Object.keys(members).sort((a, b) => b.length - a.length)) {
    let holder: unknown = window;
    for (const name of path === '' ? [] : path.split('.')) holder = Object(holder)[name];
    if (holder === undefined || holder === null) continue;
    for (const name of members[path] ?? []) Reflect.deleteProperty(Object(holder), name);
  }
}

/** Every page of the context is one of an old browser from here on. */
export async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway, doomed());
}
