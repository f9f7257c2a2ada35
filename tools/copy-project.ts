// A copy of the project in a folder of its own, where files may be changed.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of the project's own packages: links that must lead into the copy. */
const OWN_PACKAGES = '@foyer';

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, OWN_PACKAGES), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OWN_PACKAGES && name !== '.cache' && name !== '.vite') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OWN_PACKAGES)))
    symlinkSync(readlinkSync(join(from, OWN_PACKAGES, name)), join(to, OWN_PACKAGES, name));
}

/** Copies the files that git knows or would take to a folder with this name in its own; packages are linked. */
export function copyProject(root: string, name: string): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `foyer-${name}-`));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of list.split('\0'))
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(path, file));
  linkPackages(join(root, 'node_modules'), join(path, 'node_modules'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
