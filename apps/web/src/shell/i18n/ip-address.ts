/**
 * Returns an IP address for a sentence of any direction: from right to left the groups of an IPv6 address would change
 * places. The numbers of an IPv4 address stay in order by themselves.
 */
export const ipInSentence = (ip: string): string => (ip.includes(':') ? `\u2066${ip}\u2069` : ip);
