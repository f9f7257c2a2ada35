// Checks a registration's claims about its origin: no markup, no secrets, no flood.
import type { RegisterMobileRequest, RegisterRequest, RegisterSocialRequest } from '@foyer/contract';
import { Refusal } from '../../../refusal.ts';

export type AnyRegistration = RegisterRequest | RegisterMobileRequest | RegisterSocialRequest;

const MARKUP = /[<>\p{Cc}]/u;
const DOMAIN = /^[A-Za-z0-9.:[\]-]{1,255}$/;
const TAG = /^[A-Za-z0-9_.-]{1,128}$/;
/** More than the table of advertisers has, by far. */
const MOST_PIXELS = 40;
/** Characters of all their values together. */
const MOST_PIXEL_TEXT = 8192;

/** Parameters that may stay in the address a registration came from: the specification's kept ones. Everything else could be a secret. */
const CODES = ['affiliateCode', 'referralCode', 'r', 'inApp', 'bbg', 'isBgeTest'];
/** Those in which the world writes whatever can be printed. */
const MARKS = ['fbclid', 'gclid', 'ttclid', 'kwaiclid', 'cid', 'utm_source'];
const MARK = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,1024}$/u;

const keptParameters: readonly (readonly [name: string, shape: RegExp])[] = [
  ...CODES.map((name) => [name, TAG] as const),
  ...MARKS.map((name) => [name, MARK] as const),
];

/** The address without anything but its page and the marketing parameters; null where it is none. */
export const cleanedUrl = (typed: string | undefined): string | null => {
  if (typed === undefined || !URL.canParse(typed)) return null;
  const { protocol, origin, pathname, searchParams } = new URL(typed);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const kept = keptParameters.flatMap(([name, shape]) => {
    const value = searchParams.get(name);
    return value !== null && shape.test(value) ? [[name, value]] : [];
  });
  return `${origin}${pathname}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`;
};

/** The columns a registration fills about its origin. Throws input.invalid for what no honest page sends. */
export const originOf = (request: AnyRegistration) => {
  const { domain, smsTemplate, pixelTrack = {} } = request;
  const pixels = Object.values(pixelTrack);
  const flood = pixels.length > MOST_PIXELS || pixels.join('').length > MOST_PIXEL_TEXT;
  if (flood || MARKUP.test(smsTemplate ?? '') || (domain !== undefined && !DOMAIN.test(domain)))
    throw new Refusal('input.invalid');
  return {
    registerMethod: request.registerMethod,
    registerUrl: cleanedUrl(request.registerUrl),
    registerDomain: domain?.toLowerCase() ?? null,
    registerDevice: request.loginDeviceId ?? null,
    officialApp: request.isOfficialAppLogin === true,
    smsTemplate: smsTemplate ?? null,
    sentAffiliateCode: request.affiliateCode ?? null,
    sentReferralCode: request.referralCode ?? null,
    pixelTrack,
  };
};
