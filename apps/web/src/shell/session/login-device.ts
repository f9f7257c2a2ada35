// LG-02: the device's fields in a log-in and in a registration.
import type { LoginRequest } from '@foyer/contract';
import { deviceId } from '../device/device-id.ts';
import { deviceKind } from '../device/device-kind.ts';
import type { Device } from '../shell.ts';

export type LoginDevice = Pick<LoginRequest, 'loginDeviceId' | 'isOfficialAppLogin' | 'device'>;

/** An ordinary browser leaves `device` unset. */
export function loginDevice(device: Device, view?: Window): LoginDevice {
  const kind = deviceKind(device.signs());
  return {
    loginDeviceId: deviceId(device, view),
    isOfficialAppLogin: device.officialApp(),
    ...(kind && { device: kind }),
  };
}
