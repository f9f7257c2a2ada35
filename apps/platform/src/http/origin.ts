// Which other origins may call: only hosts the operator names, exactly.
import type { Merchant } from '../merchants/merchant.ts';

const namedOrigins = (merchant: Merchant): string[] => merchant.settings.domainList.map(({ domainName }) => domainName);

const isHttp = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

/** True for the site itself and for the operator's own domains, by exact scheme, host and port. `null` is nobody's origin. */
export const mayCall = (origin: string, host: string, merchant: Merchant): boolean => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (!isHttp(from) || from.origin !== origin) return false;
  return from.host === host.toLowerCase() || namedOrigins(merchant).includes(from.origin);
};
