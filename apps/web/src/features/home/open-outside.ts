// BN-01: opens a banner's address outside, with the member where the operator lists the host.

import { leaveSite } from '../../shell/navigation/leave-site.ts';
import { parseUrl } from '../../shell/navigation/parse-url.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { safeTarget } from '../../shell/navigation/safe-target.ts';
import { loadHandoffCode } from '../../shell/session/load-handoff-code.ts';
import type { SessionInfo, Shell } from '../../shell/shell.ts';

/** Milliseconds to wait for a code; without one the page opens for a visitor @assumed. */
const CODE_TIMEOUT_MS = 6000;

type ShellParts = Pick<Shell, 'navigation' | 'settings' | 'session' | 'send' | 'texts' | 'overlays'>;

/** The member who goes along: nobody whom a link has logged in and nobody has confirmed, or who must change the password first. */
function travellerOf(origin: string, { settings, session }: ShellParts): SessionInfo | null {
  const member = session.current();
  if (!member || member.throughLink || member.restricted) return null;
  return settings.bannerHosts?.some((listed) => parseUrl(listed)?.origin === origin) ? member : null;
}

/** The address with what the partner needs to know the member; as it is where there is no code. */
async function addressFor(member: SessionInfo, url: URL, shell: ShellParts): Promise<string> {
  const token = shell.settings.bannersCarrySession ? member.token : await loadHandoffCode(shell, {}, CODE_TIMEOUT_MS);
  if (token === null) return url.href;
  url.searchParams.set('token', token);
  url.searchParams.set('username', member.userName);
  return url.href;
}

async function showLeaving(host: string, { texts, overlays }: ShellParts): Promise<void> {
  await texts.load('banners');
  overlays.toast(texts.t('banners.openingSite', { host }), 'pos');
}

interface Leaving {
  /** The page of the tap. Somebody who has gone elsewhere meanwhile stays there: the code may come late. */
  readonly from: RouteName;
  readonly leave?: typeof leaveSite;
}

export async function openOutside(
  address: string,
  shell: ShellParts,
  { from, leave = leaveSite }: Leaving,
): Promise<void> {
  const { navigation } = shell;
  const hasGone = (): boolean => navigation.route() !== from;
  if (hasGone()) return;
  // The whole address of a page of ours.
  if (safeTarget(address, { origin: navigation.origin })) return navigation.leave(address);
  const url = parseUrl(address);
  if (!url) return;
  const member = travellerOf(url.origin, shell);
  if (!member) return leave(url.href);
  // Without the texts it opens all the same.
  showLeaving(url.host, shell).catch(() => undefined);
  const withMember = await addressFor(member, url, shell);
  if (!hasGone()) leave(withMember);
}
