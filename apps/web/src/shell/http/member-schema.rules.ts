// Which calls have their schemas among those of a member's security and money.
const MEMBER_SCHEMA = /^(?:wallet|security)\.|^relay\.(?:deposit|withdraw)|^member\.(?:password|linkSocial)$/;

/** @param name of a call of the contract */
export const isMemberSchema = (name: string): boolean => MEMBER_SCHEMA.test(name);
