// The identity service's SDK, started once a page. It stores nothing: our session counts.
import { initializeApp } from '@firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from '@firebase/auth';
import type { IdentityProject } from '../../shell/identity/offers.ts';

export interface FirebaseDeps {
  readonly project: IdentityProject;
  /** Takes the place of the service in tests. */
  readonly emulator?: string | undefined;
  readonly language: string;
}

let begun: Auth | null = null;

/** One name of one project for the whole page; an own name, so that whatever else runs here does not meet it. */
export function firebaseAuth({ project, emulator, language }: FirebaseDeps): Auth {
  if (!begun) {
    const { apiKey, appId, authDomain, projectId, messagingSenderId } = project;
    const known = Object.entries({ apiKey, appId, authDomain, projectId, messagingSenderId }).filter(
      ([, value]) => value,
    );
    const app = initializeApp(Object.fromEntries(known), 'foyer');
    begun = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulator) connectAuthEmulator(begun, emulator, { disableWarnings: true });
  }
  begun.languageCode = language;
  return begun;
}
