// The customer services that this person may be offered.
import { type Service, servicesOf } from '../shell/services/services.rules.ts';
import { useShell } from './shell-context.tsx';

/** `labels`: those of the member, where the screen knows them. */
export function useServices(labels: readonly string[] = []): readonly Service[] {
  const { customerService, serviceHosts = [] } = useShell().settings;
  return servicesOf(customerService, serviceHosts, labels);
}
