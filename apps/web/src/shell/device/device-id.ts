// SN-06: makes the id of a device without one. Loaded with the code that sends it.
import { fingerprintBits } from '../http/fingerprint.ts';
import type { Device } from '../shell.ts';

const HEX_OF_53_BITS = 14;

/** A hash of texts, written like a UUID: 36 characters. */
export function hashTraits(traits: readonly string[]): string {
  const text = traits.join('\n');
  const hex = [1, 2, 3].map((seed) => fingerprintBits(text, seed).toString(16).padStart(HEX_OF_53_BITS, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Returns the traits of the browser that are known without a request. */
export const traitsOf = (view: Window): readonly string[] => {
  const { navigator, screen } = view;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { userAgent, language, languages, hardwareConcurrency, maxTouchPoints, platform } = navigator;
  return [
    userAgent,
    language,
    languages,
    hardwareConcurrency,
    maxTouchPoints,
    platform,
    screen.width,
    screen.height,
    screen.colorDepth,
    view.devicePixelRatio,
    zone,
  ].map(String);
};

/** Phones of one model say the same of themselves: a random number is part of what is hashed. */
const newDeviceId = (view: Window): string =>
  hashTraits([...traitsOf(view), String(crypto.getRandomValues(new Uint32Array(4)))]);

/** The id of a device; a new one where the browser has kept none. */
export const deviceId = (device: Pick<Device, 'id'>, view?: Window): string =>
  device.id(() => newDeviceId(view ?? window));
