// The social accounts of a member: lists and removes them, but never the last log-in method.
import type { InputOf, OutputOf, SocialChannel } from '@foyer/contract';
import { SocialChannel as SocialChannels } from '@foyer/contract/schemas';
import type { Database, Tx } from '../../../db/database.ts';
import type { MemberContext } from '../../../module.ts';
import { providers } from '../../../ports/identity/claims.rules.ts';
import { Refusal } from '../../../refusal.ts';
import { holdMember, notifyMember } from '../member/api.ts';
import { requireStepUp } from '../security/api.ts';
import { channelNames } from './channel-names.ts';
import { type IdentityRow, identitiesOf, unlink } from './identity-store.ts';
import { isLastMethod } from './last-method.rules.ts';
import type { IdentityServices } from './services.ts';
import { issuerOf } from './token-verifiers.ts';

type Linked = OutputOf<'security.identities'>;

interface Account extends IdentityRow {
  readonly channel: SocialChannel;
}

const accountsOf = async (on: Database | Tx, { merchant, session }: MemberContext): Promise<Account[]> => {
  const issuer = issuerOf(merchant);
  const found = issuer === null ? [] : await identitiesOf(on, session.memberId, issuer);
  return found.flatMap((row) => {
    const channel = SocialChannels.options.find((known) => providers[known] === row.provider);
    return channel ? [{ ...row, channel }] : [];
  });
};

export const linkedTo = async ({ platform }: IdentityServices, context: MemberContext): Promise<Linked> => {
  const { merchant, session } = context;
  const accounts = await accountsOf(platform.db, context);
  return {
    items: accounts.map((account) => ({
      id: account.id,
      channel: account.channel,
      name: account.name,
      linkedAt: account.linkedAt.toISOString(),
      lastWay: isLastMethod(merchant, session.member, accounts, account),
    })),
  };
};

/** One that is not the member's, or no longer there, changes nothing. @throws Refusal identity.last, and those of the step-up */
export const unlinkIdentity = async (
  services: IdentityServices,
  { id, stepUp }: InputOf<'security.unlinkIdentity'>,
  context: MemberContext,
): Promise<Linked> => {
  await requireStepUp(services, stepUp, context);
  const { platform } = services;
  const { merchant, session } = context;
  const { member } = session;
  await platform.db.transaction(async (tx) => {
    // Two at once would each find the other one still there.
    await holdMember(tx, member.id);
    const accounts = await accountsOf(tx, context);
    const account = accounts.find((one) => one.id === id);
    if (!account) return;
    if (isLastMethod(merchant, member, accounts, account)) throw new Refusal('identity.last');
    await unlink(tx, member.id, id);
    const values = { channel: channelNames[account.channel] };
    await notifyMember(platform, tx, { notice: 'identityUnlinked', member, values }, context);
  });
  return linkedTo(services, context);
};
