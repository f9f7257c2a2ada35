// Searches the built browser files for secrets and source maps.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { demoMember } from '@foyer/contract/demo';
import type { Attack, Suite } from './suite.ts';

/** Default passwords of operators stand in their files. */
const operatorSecrets = ({ merchants }: Attack): string[] =>
  ['aurora', 'lotus'].flatMap((operator) => {
    // Only this field is read; it may be missing.
    const file = JSON.parse(readFileSync(join(merchants, operator, 'merchant.json'), 'utf8')) as {
      defaultPassword?: string;
    };
    return file.defaultPassword ? [file.defaultPassword] : [];
  });

const PATTERNS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'an address of a database': /postgres(ql)?:\/\/\w+:/,
  'a path of the machine that built it': /\/(home|root|work|tmp|Users)\/\w+\/(apps|packages|node_modules)\//,
  'the name of a source map': /[#@] ?sourceMappingURL=/,
};

const textOf = (path: string): string => {
  const bytes = readFileSync(path);
  if (path.endsWith('.br')) return brotliDecompressSync(bytes).toString('utf8');
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

/** The text around a hit. */
const around = (text: string, at: number): string => text.slice(Math.max(0, at - 80), at + 60);

function judge(attack: Attack, secrets: readonly string[], place: string, text: string): void {
  attack.sent();
  for (const secret of secrets) {
    const at = text.indexOf(secret);
    if (at >= 0) attack.finding('a password stands in what browsers load', place, around(text, at));
  }
  for (const [what, pattern] of Object.entries(PATTERNS)) {
    const at = text.search(pattern);
    if (at >= 0) attack.finding(`${what} stands in what browsers load`, place, around(text, at));
  }
}

export const bundle: Suite = {
  name: 'bundle',
  tries: 'passwords, keys, paths and source maps in every file that browsers load',
  run: async (attack) => {
    const secrets = [demoMember.password, ...operatorSecrets(attack)];
    for (const folder of ['web/client', 'web/brand', 'games', 'captcha'].map((name) => join(attack.dist, name)))
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        const place = relative(attack.dist, path);
        if (entry.name.endsWith('.map'))
          attack.finding('a source map lies among what browsers load', place, entry.name);
        if (entry.isFile() && /\.(js|css|html|json|map|svg|txt|br|gz)$/.test(entry.name))
          judge(attack, secrets, place, textOf(path));
      }
  },
};
