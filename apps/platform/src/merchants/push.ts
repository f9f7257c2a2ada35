// The operator's Firebase project, through which its app gets pushes, as merchant.json names it.
import * as z from 'zod';
import type { FirebaseAccount } from '../ports/push/firebase.ts';
import { type Files, readJson, secretPath } from './files.ts';

/** The part `push` of merchant.json: the file that Google gives for a service account. */
export const PushFile = z.strictObject({ serviceAccountFile: z.string().min(1) });

/** The fields of that file that are of use; the others stay as they are. */
const AccountFile = z.object({
  project_id: z.string().regex(/^[a-z0-9-]{4,64}$/, 'the id of a project'),
  client_email: z.string().regex(/^[^\s@]{1,128}@[a-z0-9.-]{1,128}$/, 'the address of a service account'),
  private_key: z.string().regex(/^-----BEGIN PRIVATE KEY-----/, 'a key in PKCS#8'),
});

export const readFirebaseMessaging = (
  files: Files,
  code: string,
  file: z.infer<typeof PushFile> | undefined,
): FirebaseAccount | null => {
  const account = file && readJson(files, secretPath(code, file.serviceAccountFile), AccountFile);
  if (!account) return null;
  return { project: account.project_id, email: account.client_email, privateKey: account.private_key };
};
