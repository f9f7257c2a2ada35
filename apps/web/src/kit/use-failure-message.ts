// Returns a function that formats the message for a failure in the language of the page.

import type { FailureMessage } from '../shell/errors/failure-message.ts';
import { textOf } from '../shell/errors/text-of.ts';
import { useT } from './shell-context.tsx';

export function useFailureMessage(): (message: FailureMessage) => string {
  const t = useT();
  return (message) => textOf(t, message);
}
