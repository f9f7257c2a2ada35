// Selects and formats the content of the list of linked accounts.
import type { LinkedIdentity, SocialProvider } from '@foyer/contract';

/** Accounts that could be linked as well: one of each provider is enough to offer. */
export const linkable = (
  offered: readonly SocialProvider[],
  linked: readonly Pick<LinkedIdentity, 'channel'>[],
): readonly SocialProvider[] => offered.filter(({ channel }) => !linked.some((account) => account.channel === channel));
