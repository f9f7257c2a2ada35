// The draft of the log-in form: the user name, never the password.
import type { Drafts } from '../shell.ts';

export const LOGIN_DRAFT = 'login';

/** Fills the name in for the next visit to the form. */
export const draftName = (drafts: Drafts, username: string): void => drafts.keep(LOGIN_DRAFT, { username });
