// LG-02: what the device says about itself in a log-in and in a registration.
import type { LoginRequest } from '@foyer/contract';
import type { Device } from '../shell.ts';

export type LoginDevice = Pick<LoginRequest, 'loginDeviceId' | 'isOfficialAppLogin' | 'device'>;

/** An ordinary browser leaves `device` unset. */
export function loginDevice({ id, kind, officialApp }: Device): LoginDevice {
  const device = kind();
  return { loginDeviceId: id(), isOfficialAppLogin: officialApp(), ...(device && { device }) };
}
