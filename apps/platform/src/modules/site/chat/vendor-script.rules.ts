// CH-02: what an operator's chat vendor gets: the member's name, and an address made of operator and id. Pure.
import type { OutputOf } from '@foyer/contract';
import { isOn } from '../../../merchants/switch.ts';
import type { CallContext, Session } from '../../../module.ts';
import { vendorFrameAddress } from './chat-address.rules.ts';

/** RFC 2606: nobody receives what is sent to such a domain @assumed. */
const NO_MAIL = 'members.invalid';

/** The agent of a chat vendor tells members apart by it; it is no address of theirs. */
const agentAddress = ({ merchant, memberId }: Pick<Session, 'merchant' | 'memberId'>): string =>
  `${merchant}+${memberId}@${NO_MAIL}`;

/** Nothing where the operator's chat is the relay's, or no vendor's script is set. */
export const vendorScript = (context: CallContext): OutputOf<'relay.customerServiceScript'> => {
  const { merchant, session, language } = context;
  if (isOn(merchant, 'chatRelay') || merchant.chatScript === null) return { csType: null, frameUrl: null, agent: null };
  return {
    csType: merchant.chatScript.csType,
    frameUrl: vendorFrameAddress(context, language),
    agent: session && { name: session.userName, address: agentAddress(session) },
  };
};
