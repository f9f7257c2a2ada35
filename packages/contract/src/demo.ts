// The demo's member: the platform seeds it and names it in its settings, tests log in with it. No browser bundle may import this file.

/** The member of both demo operators. */
export const demoMember = { username: 'demo', password: 'demo-Foyer-2026' } as const;
