import { examples } from '@foyer/contract/examples';
import { recorded } from '@foyer/contract/recorded';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { createEvents } from '../../shell/events/events.ts';
import { fakeSparseBackend } from '../../shell/http/fake-sparse-backend.ts';
import type { Shell } from '../../shell/shell.ts';
import { refreshSettings } from './refresh-settings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fresh = examples['system.settings'].output;

function scene({ value = fresh as object, isBusy = false, gw = fresh.gw as object, storedAt = 0 } = {}) {
  const load = vi.fn(async () => {
    if (storedAt > 0) shell.events.publish('copyShown', { storedAt });
    return { ok: true, value };
  });
  const settings = { ...(fresh as object), gw, whitelabel: {} };
  const shell: Shell = fakeShell({
    shell: { load, settings, busy: { begin: () => () => undefined, any: () => isBusy } },
  }) as unknown as Shell;
  const changed = vi.fn();
  shell.events.on('settingsChanged', changed);
  refreshSettings(shell);
  const look = () => shell.events.publish('pageShown', { restored: false });
  return { load, settings: shell.settings, changed, look };
}

test('AU-02 a tab that becomes visible asks for the settings after 300 ms, once for several looks', async () => {
  const { load, look } = scene();
  look();
  await vi.advanceTimersByTimeAsync(299);
  look();
  await vi.advanceTimersByTimeAsync(299);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load.mock.calls).toEqual([['system.settings', {}]]);
});

test('AU-02 a setting that has changed counts from then on, for everything that reads it', async () => {
  const { settings, changed, look } = scene({ value: { ...fresh, licence: 'No. 7', whitelabel: { GEETEST3: 1 } } });
  look();
  await vi.advanceTimersByTimeAsync(300);
  expect(settings.licence).toBe('No. 7');
  expect(settings.whitelabel).toEqual({ GEETEST3: true });
  expect(changed).toHaveBeenCalledTimes(1);
  look();
  await vi.advanceTimersByTimeAsync(300);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('AU-02 a copy that the worker stored does not take the place of newer settings', async () => {
  const { settings, changed, look } = scene({ value: { ...fresh, licence: 'No. 7' }, storedAt: 1 });
  look();
  await vi.advanceTimersByTimeAsync(300);
  expect([settings.licence, changed.mock.calls]).toEqual([fresh.licence, []]);
});

test('AU-02 settings that are the same change nothing, though the page knows fewer domains', async () => {
  const domainList = [{ domainName: 'https://serves.example' }];
  const { settings, changed, look } = scene({ value: { ...fresh, whitelabel: {}, domainList } });
  look();
  await vi.advanceTimersByTimeAsync(300);
  expect(settings.domainList).toEqual(fresh.domainList);
  expect(changed).not.toHaveBeenCalled();
});

test.each([
  ['keeps the captcha servers of the page where it names none', {}, ['https://static.vendor.example']],
  ['keeps them where its list is empty', { GEETEST_SERVERS: [] }, ['https://static.vendor.example']],
  ['has its own otherwise', { GEETEST_SERVERS: ['/wps/captcha/s1'] }, ['/wps/captcha/s1']],
])('AU-02 a back end %s', async (_, named, wanted) => {
  const gw = { GEETEST_ID: 'id', GEETEST_SERVERS: ['https://static.vendor.example'] };
  const { settings, look } = scene({ gw, value: { ...fresh, licence: 'No. 7', gw: { GEETEST_ID: 'id', ...named } } });
  look();
  await vi.advanceTimersByTimeAsync(300);
  expect([settings.licence, settings.gw]).toEqual(['No. 7', { GEETEST_ID: 'id', GEETEST_SERVERS: wanted }]);
});

test('AU-02 the same settings in another order change nothing', async () => {
  const gw = { PROFILE_ICON_COUNT: 3, GEETEST_ID: 'id', GEETEST_SERVERS: ['https://static.vendor.example'] };
  const value = { ...fresh, whitelabel: {}, gw: { GEETEST_ID: 'id', PROFILE_ICON_COUNT: 3 } };
  const { changed, look } = scene({ gw, value });
  look();
  await vi.advanceTimersByTimeAsync(300);
  expect(changed).not.toHaveBeenCalled();
});

test('AU-02 nothing changes under a form that is being filled in', async () => {
  const { settings, changed, look } = scene({ value: { ...fresh, licence: 'No. 7' }, isBusy: true });
  look();
  await vi.advanceTimersByTimeAsync(300);
  expect(settings.licence).not.toBe('No. 7');
  expect(changed).not.toHaveBeenCalled();
});

test('AU-02 of a back end that answers only the specification, what it names counts and the rest stays', async () => {
  const known = { ...fresh, whitelabel: { GEETEST3: true, CBS3: true } };
  const changed = {
    'system.settings': {
      ...recorded['system.settings'].value,
      whitelabelVal: { CBS3: '1', GEETEST3: 0 },
      register: { captcha: { enabled: 'true' } },
      imageCDNs: ['https://cdn.example'],
    },
  };
  const events = createEvents((error) => {
    throw error;
  });
  const settings = structuredClone(known) as Shell['settings'];
  const { transport } = fakeSparseBackend(settings, changed);
  const told = vi.fn();
  events.on('settingsChanged', told);
  refreshSettings({ events, load: transport.send, settings, busy: { begin: () => () => undefined, any: () => false } });
  events.publish('pageShown', { restored: false });
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  const { customerService } = recorded['system.settings'].value;
  expect(settings).toEqual({
    ...known,
    mobileTemplate: fresh.mobileTemplate,
    customerService,
    smsProvider: { ...fresh.smsProvider, firebase: false },
    register: { ...fresh.register, captcha: { enabled: true } },
    whitelabel: { CBS3: true, MOBILEAUTOLOGIN3: true },
    imageCDNs: ['https://cdn.example'],
  });
});
