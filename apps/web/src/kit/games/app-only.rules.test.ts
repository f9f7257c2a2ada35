import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { fakeDevice } from '../../shell/device/fake-device.ts';
import { startsInAppOnly } from './app-only.rules.ts';

const settings = examples['system.settings'].output;

test.each([
  ['the switch is off', false, null, false, false],
  ['the switch is off, in the app', false, null, true, false],
  ['the switch is on, in a browser', true, null, false, true],
  ['the switch is on, in an installed web app', true, 'PWA', false, true],
  ['the switch is on, on the home screen of an iPhone', true, 'WEBCLIP', false, true],
  ['the switch is on, in the app', true, null, true, false],
] as const)('GL-03 whether games are barred: %s', (_, isOn, kind, inApp, isBarred) => {
  const whitelabel = { STARTGAMEINAPP3: isOn };
  expect(startsInAppOnly({ settings: { ...settings, whitelabel }, device: fakeDevice(kind, { inApp }) })).toBe(
    isBarred,
  );
});
