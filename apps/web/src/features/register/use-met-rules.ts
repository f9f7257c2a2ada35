// Tells which rules the entry meets; the rules themselves are fetched with the first touch of the form.
import { useState } from 'react';
import { useShell } from '../../kit/shell-context.tsx';
import type { RegisterEntry } from './register-entry.ts';

type Rules = typeof import('./met.rules.ts');

export function useMetRules(entry: RegisterEntry) {
  const { settings } = useShell();
  const [rules, setRules] = useState<Rules | null>(null);
  const name: readonly string[] = rules?.metNameRules(entry, settings) ?? [];
  const password = rules?.metPasswordRules(entry, settings) ?? [];
  return {
    metByName: (rule: string) => name.includes(rule),
    metByPassword: (rule: string) => password.includes(rule),
    /** Without the rules the list ticks nothing off, and the platform decides. */
    prepare: () => void (rules ?? import('./met.rules.ts').then(setRules, () => undefined)),
  };
}
