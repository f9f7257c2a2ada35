// Reads every operator from merchants/ at start; a list of all errors stops the start.
import { join } from 'node:path';
import { type LanguageCode, languageCodes, type Settings, type SwitchName, switches } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { appOf } from './app.ts';
import { builderOf } from './build-edited.ts';
import { assembleContent } from './content.ts';
import { Faults } from './faults.ts';
import { artOf, type Files, operatorCodes, readJson, readText, secretPath } from './files.ts';
import { readGameVendors } from './game-vendors.ts';
import { checkIdentity, identityOf, providerAccountsOf } from './identity.ts';
import { liveMerchants, type Merchants } from './live.ts';
import type { Merchant } from './merchant.ts';
import { readPayments } from './payments.ts';
import { payoutsOf, withdrawalsOf } from './payouts.ts';
import { type PingKey, readPingKey } from './ping-key.ts';
import { readFirebaseMessaging } from './push.ts';
import { type ContentFiles, contentFiles, MerchantFile, type SharedFiles, sharedFiles } from './schema.ts';
import { servicePath } from './service-path.ts';
import { readTracking } from './tracking.ts';

export interface LoadOptions {
  /** Port of the site, which operators' port offsets and `{port}` in domains count from. */
  readonly port: number;
  /** Demo keys and the local identity provider are accepted in demo mode only. */
  readonly demo: boolean;
  /** host:port of the Firebase Auth emulator; null: the projects themselves. */
  readonly emulator?: string | null;
  /** Address of the demo's bank; null where it does not run. */
  readonly bankUrl?: string | null;
  /** Address of the demo's vendor of games; null where it does not run. */
  readonly vendorUrl?: string | null;
}

/** Sizes the build renders from mark.svg. */
const ICON_SIZES = [192, 256, 384, 512];
const TOKEN_PICTURE = /url\(\s*["']?(?:art\/)?([^"')]+)["']?\s*\)/g;
/** Form of the keys that the vendor issues. */
const CAPTCHA_KEY = /^[0-9a-zA-Z]{32}$/;
/** Returns the path at which the site serves an operator's pictures under their plain names. */
const brandAddress = (code: string, file: string): string => `/m/brand/${code}/${file}`;

/** Reads a set of JSON files; null as soon as one of them is faulty, after all were read. */
const readAll = <T extends typeof contentFiles | typeof sharedFiles>(files: Files, folder: string, schemas: T) => {
  const read = Object.entries(schemas).map(([name, schema]) => [
    name,
    readJson(files, `${folder}/content/${name}.json`, schema),
  ]);
  return read.some(([, value]) => value === null) ? null : Object.fromEntries(read);
};

/** Raw switch keys, as the wire names them. */
const rawSwitches = (byName: Readonly<Record<SwitchName, boolean>>): Record<string, boolean> =>
  Object.fromEntries(Object.entries(switches).map(([key, row]) => [key, byName[row.name]]));

const withPort = (origin: string, { port }: LoadOptions): string => origin.replace('{port}', String(port));

/** What the operator says of the app, in this language or in English. */
const appWordsIn = (language: LanguageCode, { settings: { mobileTemplate } }: MerchantFile) => {
  const { desktop_app_feature: feature, app_desc: description } = mobileTemplate;
  return {
    ...(feature && { desktop_app_feature: feature[language] ?? feature.EN }),
    ...(description && { app_desc: description[language] ?? description.EN }),
  };
};

const byLanguage = <T>(of: (language: LanguageCode) => T): Readonly<Record<LanguageCode, T>> =>
  Object.fromEntries(languageCodes.map((language) => [language, of(language)])) as Record<LanguageCode, T>;

const settingsOf = (code: string, file: MerchantFile, pingKey: string, options: LoadOptions): Settings => {
  const { mobileTemplate, ...settings } = file.settings;
  const identity = identityOf(code, file.settings, options);
  return {
    ...settings,
    merchant: code,
    demo: options.demo,
    ...(options.demo && { demoMember }),
    domainList: settings.domainList.map(({ domainName }) => ({ domainName: withPort(domainName, options) })),
    customerService: settings.customerService.map(({ link, ...service }) => ({
      ...service,
      path: servicePath(withPort(link, options)),
    })),
    serviceHosts: settings.serviceHosts.map((origin) => withPort(origin, options)),
    imageCDNs: settings.imageCDNs.map((origin) => withPort(origin, options)),
    mobileTemplate: {
      title: mobileTemplate.title,
      icons: Object.fromEntries(ICON_SIZES.map((size) => [size, brandAddress(code, `icon-${size}.png`)])),
      apple_touch_icon: brandAddress(code, 'icon-180.png'),
      image_logo: brandAddress(code, 'logo.svg'),
      ...appWordsIn(settings.defaultLanguage, file),
    },
    identity,
    whitelabel: rawSwitches(file.switches),
    // Pages cannot know a visitor's region: they keep nothing of an advertiser until the platform says so.
    ...(file.tracking?.consent && file.tracking.consent.regions.length > 0 && { consent: true }),
    passwordRules: { minLength: file.passwordRules.minLength, maxLength: file.passwordRules.maxLength },
    codeProvesRegistration: true,
    vendorChat: file.chatScript !== undefined,
    pingKey,
  };
};

/** Of an operator without this picture the web build draws one. */
const DRAWN = 'logo.svg';

/** Pictures every page, icon and share preview is made from, and those the tokens name. */
const checkBrand = (files: Files, code: string, art: ReadonlyMap<string, string>, tokens: string): void => {
  for (const name of ['mark', 'banner-brand']) {
    if (art.get(name) !== `${name}.svg`) files.faults.add(`${code}/art`, '', `${name}.svg is missing`);
  }
  if (art.has('logo') && art.get('logo') !== DRAWN) files.faults.add(`${code}/art`, '', 'the logo is no SVG');
  const present = new Set([...art.values(), DRAWN]);
  for (const [, name] of tokens.matchAll(TOKEN_PICTURE)) {
    if (!present.has(name ?? '')) files.faults.add(`${code}/tokens.css`, '', `no picture art/${name}`);
  }
};

const keyOf = (files: Files, code: string, keyFile: string, options: LoadOptions): PingKey | null => {
  const file = secretPath(code, keyFile);
  const text = readText(files, file);
  const key = text === null ? null : readPingKey(text, options.demo);
  if (key === null || !('wrong' in key)) return key;
  files.faults.add(file, '', key.wrong);
  return null;
};

/** The captcha vendor's private key, alone in its file. */
const vendorOf = (files: Files, code: string, { captchaVendor, settings }: MerchantFile): Merchant['captchaVendor'] => {
  if (!captchaVendor) return null;
  const { keyFile, api = null } = captchaVendor;
  const file = secretPath(code, keyFile);
  const key = readText(files, file)?.trim();
  if (key !== undefined && !CAPTCHA_KEY.test(key)) files.faults.add(file, '', 'no captcha key: 32 letters and digits');
  if (!settings.gw.GEETEST_ID)
    files.faults.add(`${code}/merchant.json`, 'settings.gw.GEETEST_ID', 'belongs to the captcha key');
  return { key: key ?? '', api };
};

/** A page opens no customer service that leads off the list. */
const checkServices = (files: Files, code: string, { settings }: MerchantFile): void => {
  settings.customerService.forEach(({ link }, index) => {
    if (!settings.serviceHosts.some((origin) => link === origin || link.startsWith(`${origin}/`)))
      files.faults.add(`${code}/merchant.json`, `settings.customerService[${index}].link`, 'not below serviceHosts');
  });
};

const loadOne = (files: Files, code: string, shared: SharedFiles | null, options: LoadOptions): Merchant | null => {
  const art = artOf(files, code);
  const tokens = readText(files, `${code}/tokens.css`) ?? '';
  checkBrand(files, code, art, tokens);
  const own = readAll(files, code, contentFiles) as ContentFiles | null; // of the schemas just read by
  const file = readJson(files, `${code}/merchant.json`, MerchantFile);
  if (!file) return null;
  const key = keyOf(files, code, file.pingKeyFile, options);
  const captchaVendor = vendorOf(files, code, file);
  checkIdentity(code, file.settings, options, files.faults);
  const providerAccounts = providerAccountsOf(files, code, file.settings);
  checkServices(files, code, file);
  if (file.switches.captchaTestMode && !options.demo) {
    files.faults.add(`${code}/merchant.json`, 'switches.captchaTestMode', 'in demo mode only');
  }
  const artAddress = (name: string) => (art.has(name) ? brandAddress(code, art.get(name) ?? '') : null);
  const gameVendors = readGameVendors(files, code, file.gameVendors, options);
  const content =
    own &&
    shared &&
    assembleContent({ code, merchant: file, gameVendors, own, shared, artAddress, faults: files.faults });
  if (!key || !content) return null;
  const { settings: _, switches: __, pingKeyFile: ___, captchaVendor: ____, ...rest } = file;
  const settings = settingsOf(code, file, key.publicKey, options);
  return {
    ...rest,
    code,
    captchaVendor,
    providerAccounts,
    app: appOf(file.app),
    payouts: payoutsOf(file.payouts),
    withdrawals: withdrawalsOf(file.withdrawals),
    trackedNames: file.trackedNames,
    tracking: readTracking(files, code, file.tracking, {
      asksEverywhere: file.settings.consent === true,
      port: options.port,
      demo: options.demo,
    }),
    firebaseMessaging: readFirebaseMessaging(files, code, file.push),
    identityCheck: file.identityCheck ?? null,
    jackpot: file.jackpot ?? null,
    chatHours: file.chatHours ?? null,
    chatScript: file.chatScript ? { ...file.chatScript, address: withPort(file.chatScript.address, options) } : null,
    payments: readPayments(files, code, file.payments, options),
    gameVendors,
    settings,
    settingsByLanguage: byLanguage((language) => ({
      ...settings,
      mobileTemplate: { ...settings.mobileTemplate, ...appWordsIn(language, file) },
    })),
    pingPrivateKey: key.privateKey,
    content,
    folder: join(files.root, code),
    tokens,
  };
};

/** What only one operator may have: hosts, ports, and the domains that pages lead to. */
const claimsOf = ({ hosts, portOffsets, settings }: Merchant) => [
  ...hosts.map((claim) => ({ path: 'hosts', claim })),
  ...portOffsets.map((offset) => ({ path: 'portOffsets', claim: `port +${offset}` })),
  // An origin that an operator names twice is still its own.
  ...[...new Set(settings.domainList.map(({ domainName }) => domainName))].map((claim) => ({
    path: 'settings.domainList',
    claim,
  })),
];

const checkClaims = (all: readonly Merchant[], faults: Faults): void => {
  const owners = new Map<string, string>();
  for (const merchant of all) {
    for (const { path, claim } of claimsOf(merchant)) {
      const owner = owners.get(claim);
      if (owner) faults.add(`${merchant.code}/merchant.json`, path, `${claim} belongs to ${owner}`);
      else owners.set(claim, merchant.code);
    }
  }
};

const unedited = (_file: string, content: unknown): unknown => content;

/**
 * Every operator below `folder`, validated.
 * @throws MerchantFilesError naming every fault of every file.
 */
export const loadMerchants = async (folder: string, options: LoadOptions): Promise<Merchants> => {
  const files: Files = { root: folder, faults: new Faults(), texts: new Map(), edited: unedited };
  const shared = readAll(files, 'shared', sharedFiles) as SharedFiles | null; // of the schemas just read by
  const all = operatorCodes(files).flatMap((code) => loadOne(files, code, shared, options) ?? []);
  checkClaims(all, files.faults);
  files.faults.check(folder);
  const build = (again: Files, code: string) => loadOne(again, code, shared, options);
  return liveMerchants(all, options.port, builderOf(files, build));
};
