// CH-02: what an operator's chat vendor gets: the member's name, and an address made of operator and id. Pure.
import type { OutputOf } from '@foyer/contract';
import { chatAgentOf } from '@foyer/contract/chat-agent';
import { isOn } from '../../../merchants/switch.ts';
import type { CallContext } from '../../../module.ts';

/** Nothing where the operator's chat is the relay's, or no vendor's script is set. The site has the page that loads the script. */
export const vendorScript = ({ merchant, session }: CallContext): OutputOf<'relay.customerServiceScript'> => {
  if (isOn(merchant, 'chatRelay') || merchant.chatScript === null) return { csType: null, frameUrl: null, agent: null };
  return {
    csType: merchant.chatScript.csType,
    frameUrl: null,
    agent: session && chatAgentOf(session.merchant, { id: session.memberId, userName: session.userName }),
  };
};
