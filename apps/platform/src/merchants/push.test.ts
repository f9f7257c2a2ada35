import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Faults } from './faults.ts';
import { readFirebaseMessaging } from './push.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'push-'));
  mkdirSync(join(root, 'aurora/keys'), { recursive: true });
  const account = {
    project_id: 'aurora-app',
    client_email: 'push@aurora-app.iam.gserviceaccount.com',
    private_key: '-----BEGIN PRIVATE KEY-----\n…\n-----END PRIVATE KEY-----\n',
  };
  for (const file of ['aurora/keys/firebase.json', 'mounted.json'])
    writeFileSync(join(root, file), JSON.stringify(account));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['in the operator’s folder', () => 'keys/firebase.json'],
  ['where it is mounted', () => join(root, 'mounted.json')],
])('the file of the Firebase project is read %s', (_, pathOf) => {
  const faults = new Faults();
  const files = { root, faults, texts: new Map(), edited: (_file: string, content: unknown) => content };
  const account = readFirebaseMessaging(files, 'aurora', { serviceAccountFile: pathOf() });
  expect(faults.all).toEqual([]);
  expect(account?.project).toBe('aurora-app');
});
