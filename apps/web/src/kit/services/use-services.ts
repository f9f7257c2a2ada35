// Returns the customer services that this person may be offered.

import { memberLabels } from '../../shell/session/member-labels.ts';
import { useShell } from '../shell-context.tsx';
import { type Service, servicesOf } from './services.rules.ts';

/** `labels`: those of the member, where the screen knows them; else the stored ones. */
export function useServices(labels?: readonly string[]): readonly Service[] {
  const { session, settings, store } = useShell();
  const { customerService, serviceHosts = [] } = settings;
  return servicesOf(customerService, serviceHosts, labels ?? memberLabels(store, session.current()));
}
