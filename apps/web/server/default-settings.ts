// The settings of a site whose back end sends none: the operator's design and no switches.
import type { Settings } from '@foyer/contract';
import { CaptchaAction } from '@foyer/contract/schemas';
import type { Operator } from './operators.ts';

/** The back end decides what a name may be; a form that knows no lengths refuses none it may take @assumed. */
const ANY_NAME = { minLength: 1, maxLength: 64 } as const;
const MINIMUM_AGE = 18;
/** SN-10: our reading of session time 5. */
const SESSION_DAYS = 5;
const SESSION_IDLE_MINUTES = 30;

/** Settings of an operator whose back end says nothing. */
export const defaultSettings = (operator: Operator): Settings => ({
  merchant: operator.code,
  brandName: operator.name,
  demo: false,
  ...operator.money,
  languages: [...operator.languages],
  defaultLanguage: operator.defaultLanguage,
  customerService: [],
  domainList: [],
  mobileTemplate: { title: operator.name, icons: {} },
  register: {
    captcha: { enabled: false },
    methods: ['username', 'mobile'],
    mobilePassword: true,
    usernameRules: ANY_NAME,
    terms: { version: '', topics: [] },
    minimumAge: MINIMUM_AGE,
  },
  captchaFor: [...CaptchaAction.options],
  gw: {},
  imageCDNs: [],
  gameHosts: [],
  ...operator.outside,
  ...(operator.chatScript && { vendorChat: true }),
  licence: operator.licence,
  sessionTimeDays: SESSION_DAYS,
  sessionIdleMinutes: SESSION_IDLE_MINUTES,
});
