// CH-02: what a chat vendor is told of a member, by the platform or by the page.

/** The name that the agent sees, and an address made of operator and id, by which the vendor tells members apart. */
export interface ChatAgent {
  readonly name: string;
  readonly address: string;
}

/** RFC 2606: nobody receives what is sent to such a domain @assumed. */
const NO_MAIL = 'members.invalid';

/** Returns what a vendor is told of this member of an operator: never the token. */
export const chatAgentOf = (
  merchant: string,
  member: { readonly id: string; readonly userName: string },
): ChatAgent => ({
  name: member.userName,
  address: `${merchant}+${member.id}@${NO_MAIL}`,
});
