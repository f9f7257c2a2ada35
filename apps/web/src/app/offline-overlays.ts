// Overlays that must open offline: they and their texts load early.
import { Overlay as Alert } from '../features/dialogs/alert-dialog.tsx';
import { Overlay as DomainFailure } from '../features/domain-failure/domain-failure-dialog.tsx';
import { Overlay as Services } from '../features/services/services-sheet.tsx';
import { registerLoaded } from './overlay-code.ts';
import { OverlayHost } from './overlay-host.tsx';

export function preloadOfflineOverlays(): void {
  registerLoaded(OverlayHost, { alert: Alert, domainFailure: DomainFailure, services: Services });
  // A browser without `crypto.subtle` also loads the replacement that verifies a domain.
  if (!globalThis.crypto?.subtle) void import('../shell/domains/verify-plain.ts').catch(() => undefined);
}
