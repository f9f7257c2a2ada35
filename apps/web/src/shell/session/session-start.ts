// How a session began at a form.

/** A social account or a confirmed number may log a member in, or make one. */
export type SessionStart = 'loggedIn' | 'registered';
