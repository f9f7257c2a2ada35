// Recorded answers with only the specified fields, for tests of the schemas and the built site.
import type { BoundCallName } from './calls.ts';

/** A token as other back ends have them: a JWT, longer than any of ours. */
export const recordedToken = `eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.${'eyJzdWIiOiI0MjQyIn0'.repeat(12)}.c2lnbmF0dXJl`;

/** One answer as it crosses the wire. */
export type RecordedAnswer =
  | { readonly success: true; readonly value?: unknown }
  | {
      readonly success: false;
      readonly errorCode: string;
      readonly message: string;
      readonly value?: unknown;
    };

const loggedIn = {
  id: 4242,
  token: recordedToken,
  userName: 'demo',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  updatePassword: false,
};
const registered = { customerId: 4243, userName: 'heron26', token: recordedToken };
const country = {
  countryCode: 'PH',
  countryDialingCode: '63',
  currency: 'PHP',
  currencySymbol: '₱',
  currencyPosition: 'start',
};

/** The calls of the specification's lists that have a schema here; the key of sealed calls is made anew by whoever plays them. */
export const recorded = {
  'session.login': { success: true, value: loggedIn },
  'session.verify': { success: true, value: loggedIn },
  'member.register': { success: true, value: registered },
  'member.registerMobile': { success: true, value: registered },
  'member.autoUsername': { success: true, value: { username: 'brightkoi274' } },
  'sms.noLogin': { success: true, value: { expirationTime: 4102444800000 } },
  'captcha.geetest': {
    success: true,
    value: { gt: 'c9c4facd1a6feeb80802222cbb74ca8e', challenge: 'f3d1', newCaptcha: true, success: 1 },
  },
  'system.status': { success: true, value: {} },
  'system.country': {
    success: true,
    value: { countryCode: 'PH', countryDialingCode: '63', countries: [country] },
  },
  'system.settings': {
    success: true,
    value: {
      customerService: [
        { title: 'Chat', path: 'CRYXFBZcSEcJBw8USwMfCQwSDwFLBQgFTgELBRE=abcdefgh', csType: 'LIVECHAT' },
      ],
      domainList: [{ domainName: 'https://www.example.com' }],
      smsProvider: { firebase: false },
      register: { captcha: { enabled: false } },
      whitelabel: { MOBILEAUTOLOGIN3: true },
      gw: {},
      imageCDNs: [],
    },
  },
  'system.domainRoute': { success: true, value: { domains: [{ domainName: 'https://www.example.com' }] } },
  'system.ping': { success: true },
  'member.info': {
    success: true,
    value: {
      id: 4242,
      account: 'demo',
      type: 0,
      regDate: '2026-01-31 12:00:00',
      token: recordedToken,
      language: 'EN',
    },
  },
  'member.language': { success: true },
  'relay.availablePromotions': {
    success: true,
    value: { APP_DOWNLOAD: { enabled: true, count: 1 }, REFERRAL: { enabled: true, count: 1 } },
  },
  'relay.playerRankProgress': {
    success: true,
    value: {
      completedConditions: 1,
      totalExpectedConditions: 2,
      labelId: 'vip4',
      currentProgress: 50,
      playerRankProgress: [],
    },
  },
  'relay.promotionCategory': { success: true, value: [{ id: 3 }] },
  'game.launch': { success: true, value: { gameUrl: 'https://games.example.com/lobby' } },
  'relay.gameTrialLaunch': { success: true, value: { gameUrl: 'https://games.example.com/trial' } },
  'relay.gameTrialLaunchSync': { success: true, value: { gameUrl: 'https://games.example.com/trial' } },
  'relay.newGameVendor': { success: true, value: [] },
  'relay.gameMatchV2': { success: true, value: [] },
} as const satisfies Partial<Record<BoundCallName, RecordedAnswer>>;

/** The answer of a log-in that needs a second step: it lists the methods, and holds no challenge to continue with. */
export const recordedSecondStep = {
  success: false,
  errorCode: 'login_verify_required',
  message: 'Please verify your login.',
  value: { options: ['email', 'ga', 'sms', 'payeeName'] },
} as const satisfies RecordedAnswer;
