// Secrets that no file for browsers may hold: the build fails if one does.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoMember } from '@foyer/contract/demo';

/** Answers one sentence for each file below the folders that holds the demo member's password. */
export function findExposedSecrets(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readFileSync(path).includes(demoMember.password))
      .map((path) => `Exposed: ${path} holds the demo member's password.`),
  );
}
