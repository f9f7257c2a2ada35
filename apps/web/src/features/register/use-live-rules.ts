// Tells which rules the entry meets; the rules themselves are fetched with the first touch of the form.
import { useState } from 'react';
import { useShell } from '../../kit/shell-context.tsx';
import type { Entry } from './entry.ts';

type Rules = typeof import('./live.rules.ts');

export function useLiveRules(entry: Entry) {
  const { settings } = useShell();
  const [rules, setRules] = useState<Rules | null>(null);
  const name: readonly string[] = rules?.metNameRules(entry, settings) ?? [];
  const password = rules?.metPasswordRules(entry, settings) ?? [];
  return {
    metByName: (rule: string) => name.includes(rule),
    metByPassword: (rule: string) => password.includes(rule),
    /** Without the rules the list ticks nothing off, and the platform decides. */
    prepare: () => void (rules ?? import('./live.rules.ts').then(setRules, () => undefined)),
  };
}
