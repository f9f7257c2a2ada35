// Mutants of who brought a visitor, of what a visit leaves, and of the device.
import type { Mutant } from '../mutant.ts';

const web = 'apps/web/src/';
const kept = `${web}shell/navigation/kept-parameters.ts`;
const keptTest = `${web}shell/navigation/kept-parameters.test.ts`;
const tabVisit = `${web}shell/navigation/tab-visit.ts`;
const tabVisitTest = `${web}shell/navigation/tab-visit.test.ts`;
const affiliate = `${web}shell/tracking/affiliate.ts`;
const affiliateTest = `${web}shell/tracking/affiliate.test.ts`;
const track = `${web}shell/tracking/track-visit.ts`;
const rules = `${web}shell/tracking/marketing.rules.ts`;
const trackingTest = `${web}shell/tracking/tracking.test.ts`;
const device = `${web}shell/device/device.ts`;
const settle = `${web}shell/device/settle-device.ts`;
const deviceTest = `${web}shell/device/device.test.ts`;
const visit = `${web}app/store-visit.ts`;
const visitTest = `${web}app/store-visit.test.ts`;
const origin = `${web}shell/session/register-origin.ts`;
const originTest = `${web}features/register/register-request.test.ts`;
const journey = 'e2e/attribution.spec.ts';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'SN-05 the host goes before the address',
    file: affiliate,
    find: 'label ?? r ?? affiliateCode',
    replace: 'r ?? affiliateCode ?? label',
    killedBy: affiliateTest,
  },
  {
    breaks: 'SN-05 r goes before affiliateCode',
    file: affiliate,
    find: 'label ?? r ?? affiliateCode',
    replace: 'label ?? affiliateCode ?? r',
    killedBy: affiliateTest,
  },
  {
    breaks: 'SN-05 a fresh visit owes nothing to an old one',
    file: affiliate,
    find: 'const earlier = isNew ? null : stored;',
    replace: 'const earlier = stored;',
    killedBy: affiliateTest,
  },
  {
    breaks: 'SN-05 the codes run out',
    file: affiliate,
    find: '...(isCurrent(at ?? now, now) && codes)',
    replace: '...codes',
    killedBy: affiliateTest,
  },
  {
    breaks: 'SN-05 the codes of two visits do not mix in links',
    file: kept,
    find: '(isIn(creditNames, name) ? credit : rest)[name]',
    replace: 'rest[name]',
    killedBy: keptTest,
  },
  {
    breaks: 'SN-05 the address of this visit alone counts as its address',
    file: visit,
    find: 'query: keptFrom(search), stored',
    replace: 'query: {}, stored',
    killedBy: visitTest,
  },
  {
    breaks: 'RT-13 the tab remembers inApp',
    file: tabVisit,
    find: '  store.write(TAB_VISIT, visit);\n',
    replace: '',
    killedBy: tabVisitTest,
  },
  {
    breaks: 'RT-13 inApp dies with the tab',
    file: tabVisit,
    find: "area: 'session'",
    replace: "area: 'local'",
    killedBy: tabVisitTest,
  },
  {
    breaks: 'RT-13 links carry what the tab remembers',
    file: `${web}app/create-shell.ts`,
    find: 'store.read(AWAY_KEPT), visit, stored);',
    replace: 'store.read(AWAY_KEPT), stored);',
    killedBy: journey,
    title: 'inApp',
  },
  {
    breaks: 'RT-13 click ids keep any signs',
    file: kept,
    find: 'isIn(clickNames, name) ? printable(found) : found.match(CODE)?.[0]',
    replace: 'found.match(CODE)?.[0]',
    killedBy: keptTest,
  },
  {
    breaks: 'RT-13 a click id of 1,024 characters',
    file: kept,
    find: 'const MAX_VALUE = 1024;',
    replace: 'const MAX_VALUE = 1025;',
    killedBy: keptTest,
  },
  {
    breaks: 'RT-13 links of at most 4,096 characters',
    file: kept,
    find: 'if (value && length <= left) {',
    replace: 'if (value) {',
    killedBy: keptTest,
  },
  {
    breaks: 'RT-13 stored values run out after 90 days',
    file: `${web}shell/tracking/marketing.ts`,
    find: 'const LIFE_MS = 90 *',
    replace: 'const LIFE_MS = 91 *',
    killedBy: trackingTest,
  },
  {
    breaks: 'RT-13 links carry nothing that has run out',
    file: `${web}app/create-shell.ts`,
    find: 'const marketing = currentOf(store.read(MARKETING), clock.now());',
    replace: 'const marketing = store.read(MARKETING) ?? {};',
    killedBy: journey,
    title: '90 days',
  },
  {
    breaks: 'RT-13 a value that is named again keeps its first moment',
    file: rules,
    find: 'before?.value === value ? before : { value, at: now }',
    replace: '{ value, at: now }',
    killedBy: trackingTest,
  },
  {
    breaks: 'RT-13 stored values are bounded together',
    file: rules,
    find: 'const fits = value.length <= left;',
    replace: 'const fits = true;',
    killedBy: trackingTest,
  },
  {
    breaks: 'SN-08 an old click makes no new fbc',
    file: track,
    find: ' && stored.fbclid?.value !== fbclid;',
    replace: ';',
    killedBy: trackingTest,
  },
  {
    breaks: 'SN-07 undated pixels are wiped',
    file: track,
    find: '  store.remove(UNDATED_PIXELS);\n',
    replace: '',
    killedBy: trackingTest,
  },
  {
    breaks: 'SN-05 consent keeps who brought the visitor alone',
    file: track,
    find: 'keepMarketing(store, creditsAlone(next));',
    replace: 'keepMarketing(store, next);',
    killedBy: trackingTest,
  },
  {
    breaks: 'SN-07 a registration sends nothing that has run out',
    file: origin,
    find: 'marketing: currentOf(store.read(MARKETING), now), cookie',
    replace: 'marketing: store.read(MARKETING) ?? {}, cookie',
    killedBy: originTest,
  },
  {
    breaks: 'DF-04 the credited affiliate moves',
    file: `${web}shell/domains/move-address.rules.ts`,
    find: '  return { affiliateCode: credited };',
    replace: '  return { affiliateCode, r };',
    killedBy: `${web}shell/domains/move-address.rules.test.ts`,
  },
  {
    breaks: 'DF-04 r moves with consent asked for',
    file: `${web}features/domain-failure/domain-failure.runner.ts`,
    find: "const kept = keptOfLink(navigation.href('home'));",
    replace: 'const kept = {};',
    killedBy: `${web}features/domain-failure/domain-failure.runner.test.ts`,
  },
  {
    breaks: 'RT-13 a form sent early keeps the query',
    file: 'apps/web/server/page-routes.ts',
    find: ".redirect(withoutSecrets(request.raw.url ?? ''), 303)",
    replace: ".redirect(splitAddress(request.raw.url ?? '').path, 303)",
    killedBy: 'apps/web/server/site-requests.test.ts',
    title: 'a form sent early',
  },
  {
    breaks: 'RT-13 a form sent early repeats no token',
    file: 'apps/web/server/security-headers.ts',
    find: "pair !== '' && !namesSecret(pair)",
    replace: "pair !== ''",
    killedBy: 'apps/web/server/site-requests.test.ts',
    title: 'a form sent early',
  },
  {
    breaks: 'SO-01 the window of a provider keeps its opener',
    file: 'apps/web/server/documents.ts',
    find: "      ...(page.route === 'socialReturn' && returnPageHeaders),\n",
    replace: '',
    killedBy: 'apps/web/server/page-head.test.ts',
    title: 'keeps its opener',
  },
  {
    breaks: 'SN-06 phones of one model differ',
    file: `${web}shell/device/device-id.ts`,
    find: '[...traitsOf(view), String(crypto.getRandomValues(new Uint32Array(4)))]',
    replace: '[...traitsOf(view)]',
    killedBy: deviceTest,
  },
  {
    breaks: 'SN-06 the id is kept in its cookie',
    file: device,
    find: '  store.write(DEVICE_ID_COOKIE, id);\n',
    replace: '',
    killedBy: deviceTest,
  },
  {
    breaks: 'SN-06 an id that is kept stays',
    file: device,
    find: 'const id = storedDeviceId(store) ?? otherwise();',
    replace: 'const id = otherwise();',
    killedBy: deviceTest,
  },
  {
    breaks: 'SN-06 the frame is requested where nothing is kept alone',
    file: settle,
    find: 'storedDeviceId(store) === null ? await requestId() : null',
    replace: 'await requestId()',
    killedBy: deviceTest,
  },
  {
    breaks: 'SN-06 a late answer of the frame is taken',
    file: `${web}shell/device/device-frame.ts`,
    find: 'const FRAME_TIMEOUT_MS = 30_000;',
    replace: 'const FRAME_TIMEOUT_MS = 2_000;',
    killedBy: `${web}shell/device/device-frame.test.ts`,
  },
  {
    breaks: 'LG-07 the Device header says the kind',
    file: `${web}app/network-services.ts`,
    find: 'deviceKind: () => deviceKind(device.signs()),',
    replace: 'deviceKind: () => null,',
    killedBy: 'e2e/device.spec.ts',
    title: 'which calls itself a Mac',
  },
  {
    breaks: 'LG-07 the platform keeps a kind alone',
    file: 'apps/platform/src/http/caller.ts',
    find: 'return DEVICE_KINDS.has(named) ? named : null;',
    replace: 'return named;',
    killedBy: 'apps/platform/src/modules/account/security/security.http.test.ts',
    title: 'names the kind of device',
  },
  {
    breaks: 'LG-02 the body of a log-in names the device as well',
    file: 'apps/platform/src/modules/account/session/begin-session.ts',
    find: 'device: proven.device ?? context.device',
    replace: 'device: context.device',
    killedBy: 'apps/platform/src/modules/account/security/security.http.test.ts',
    title: 'names the kind of device',
  },
  {
    breaks: 'IN-05 WEBCLIP is written',
    file: visit,
    find: '  if (webclip) store.write(WEBCLIP, webclip);\n',
    replace: '',
    killedBy: visitTest,
  },
  {
    breaks: 'IN-05 the homescreen query makes no clip',
    file: `${web}shell/device/device-kind.ts`,
    find: "  if (signs.homescreen) return '0';\n",
    replace: '',
    killedBy: deviceTest,
  },
  {
    breaks: 'SN-07 pixel ids without control characters',
    file: 'packages/contract/src/schemas/registration.ts',
    find: 'printable(1024)',
    replace: 'text(1024)',
    killedBy: 'apps/platform/src/modules/account/registration/register.http.test.ts',
    title: 'markup and endless texts',
  },
  {
    breaks: 'SN-07 pixel ids are bounded together',
    file: 'apps/platform/src/modules/account/registration/origin.rules.ts',
    find: 'const MOST_PIXEL_TEXT = 8192;',
    replace: 'const MOST_PIXEL_TEXT = 8193;',
    killedBy: 'apps/platform/src/modules/account/registration/registration.rules.test.ts',
  },
];
