// Decides which overlay may open now: the one order of everything that interrupts.
import { type OverlayKind, overlayOrder } from './overlays.ts';

/** The facts that the rules read. */
export interface OverlayRequest {
  readonly kind: OverlayKind;
  /**
   * True where the overlay's event has just stopped the person's own task: the overlay waits for nothing that it may
   * cover.
   */
  readonly isDue?: boolean;
}

const rank = (kind: OverlayKind): number => overlayOrder.indexOf(kind);

/** These answer something the person has just done, so they open while a form is in use. */
const atOnce: ReadonlySet<OverlayKind> = new Set(['own', 'security']);
/** Nothing is ever put in front of these … */
const firm: ReadonlySet<OverlayKind> = new Set(['legal', 'domain', 'security']);

/** … but for what a person opens from the failing domain's dialog, which stays until the domain is well: the customer services. */
const mayCover = (request: OverlayRequest, topmost: OverlayRequest): boolean =>
  !firm.has(topmost.kind) || (topmost.kind === 'domain' && request.kind === 'own');

/**
 * Somebody waits for these. All others would take the eyes from a short message that goes by itself, and stop a page under the
 * finger that scrolls it (hold-back.ts).
 */
const awaited: ReadonlySet<OverlayKind> = new Set(['domain', 'security', 'support', 'own']);

/** What the person is doing with the page. */
export interface PageUse {
  /** True while a form, a payment or a game is in use. */
  readonly isBusy: boolean;
  /** True while a toast is shown, which the person reads. */
  readonly hasToast: boolean;
}

/** May it open, given what is open (the last of it is seen) and what the person is doing? */
export function mayOpen(
  request: OverlayRequest,
  open: readonly OverlayRequest[],
  { isBusy, hasToast }: PageUse,
): boolean {
  const topmost = open[open.length - 1];
  if (atOnce.has(request.kind) || request.isDue) return topmost === undefined || mayCover(request, topmost);
  return topmost === undefined && !isBusy && !(hasToast && !awaited.has(request.kind));
}

/** The next of those waiting that may open: the earliest kind, of one kind who came first. */
export function nextToOpen<A extends OverlayRequest>(
  waiting: readonly A[],
  open: readonly OverlayRequest[],
  use: PageUse,
): A | null {
  const able = waiting.filter((request) => mayOpen(request, open, use));
  return able.sort((one, other) => rank(one.kind) - rank(other.kind))[0] ?? null;
}
