// What exists in demo mode only, the same everywhere it is seeded, printed or offered.

/** The member of both demo operators. */
export const demoMember = { username: 'demo', password: 'demo-Foyer-2026' } as const;
