// The demo's member, for seeds, settings and tests. Browser bundles may not import this file.

/** The member of both demo operators. */
export const demoMember = { username: 'demo', password: 'demo-Foyer-2026' } as const;
