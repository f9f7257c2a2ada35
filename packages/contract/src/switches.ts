// Feature switches of an operator (whitelabel flags): the only place where their raw keys stand.

/** Raw key → readable name and effect. */
export const switches = {
  GOOGLELOGIN3: { name: 'googleLogin', effect: 'log-in with Google' },
  MOBILEAUTOLOGIN3: { name: 'automaticLogin', effect: 'automatic log-in' },
  PWDEXPFORCECHANGE3: { name: 'forceExpiredPasswordChange', effect: 'forced change of an expired password' },
  FIREBASECREATEACC3: { name: 'socialRegisterNew', effect: "'register new' in the log-in choice" },
  UPDATEMOBILEICC3: {
    name: 'changeDialingCode',
    effect: 'the member may change the dialing code of the phone on file',
  },
  LOTTMINIGAME3: { name: 'miniGame', effect: 'mini-game' },
  SEALOTTMINIGAME3: { name: 'miniGameSea', effect: 'mini-game, South-East Asia' },
  GEETEST3: { name: 'captcha', effect: 'captcha on' },
  GEETESTTEST3: { name: 'captchaTestMode', effect: "the captcha vendor's test mode, in demo mode only" },
  GEETESTVCODE3: { name: 'captchaBeforeSms', effect: 'captcha before an SMS code' },
  REWCEN3: { name: 'rewardCenter', effect: 'reward centre and available promotions' },
  MANDATORYAPPUPDATES3: { name: 'mandatoryAppUpdates', effect: 'the app-upgrade dialog cannot be closed' },
  CBS3: { name: 'chatRelay', effect: "chat through the relay, else the vendor's script" },
  STARTGAMEINAPP3: { name: 'gamesInAppOnly', effect: 'games start in the app only' },
  SOCIALAUTOREG3: {
    name: 'socialAutoRegister',
    effect: "the 'o' flag: a social login without an account registers by itself @assumed",
  },
} as const;

/** Raw key of a switch. */
export type SwitchKey = keyof typeof switches;
/** Readable name of a switch. */
export type SwitchName = (typeof switches)[SwitchKey]['name'];

export const switchKeys = Object.keys(switches) as SwitchKey[];
