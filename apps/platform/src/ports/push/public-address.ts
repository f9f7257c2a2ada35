// Addresses of the internet, apart from those of private and special networks.
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList } from 'node:net';

const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4');

/** All of IPv6 that is not routed: what is, begins with 2000::/3. */
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
/** Addresses that hold an IPv4 address: 6to4 and Teredo. */
const wrapped = new BlockList();
wrapped.addSubnet('2002::', 16, 'ipv6');
wrapped.addSubnet('2001::', 32, 'ipv6');

export const isPublicAddress = (address: string): boolean =>
  address.includes(':')
    ? routed.check(address, 'ipv6') && !wrapped.check(address, 'ipv6')
    : !special.check(address, 'ipv4');

type Answer = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up for a connection; a name that leads to a private address is not found. */
export const lookupPublic = (name: string, options: LookupOptions, answer: Answer): void => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const open = (found ?? []).filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (error || !first) answer(error ?? Object.assign(new Error('no public address'), { code: 'ENOTFOUND' }), '');
    else if (options.all) answer(null, open);
    else answer(null, first.address, first.family);
  });
};
