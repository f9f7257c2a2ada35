// Feature switches of an operator (whitelabel flags): the only place where their raw keys stand.

/** Raw key → readable name. The effect of each switch stands in switch-effects.ts, for the documents. */
export const switches = {
  GOOGLELOGIN3: { name: 'googleLogin' },
  MOBILEAUTOLOGIN3: { name: 'automaticLogin' },
  PWDEXPFORCECHANGE3: { name: 'forceExpiredPasswordChange' },
  FIREBASECREATEACC3: { name: 'socialRegisterNew' },
  UPDATEMOBILEICC3: { name: 'changeDialingCode' },
  LOTTMINIGAME3: { name: 'miniGame' },
  SEALOTTMINIGAME3: { name: 'miniGameSea' },
  GEETEST3: { name: 'captcha' },
  GEETESTTEST3: { name: 'captchaTestMode' },
  GEETESTVCODE3: { name: 'captchaBeforeSms' },
  REWCEN3: { name: 'rewardCenter' },
  MANDATORYAPPUPDATES3: { name: 'mandatoryAppUpdates' },
  CBS3: { name: 'chatRelay' },
  STARTGAMEINAPP3: { name: 'gamesInAppOnly' },
  SOCIALAUTOREG3: { name: 'socialAutoRegister' },
} as const;

/** Raw key of a switch. */
export type SwitchKey = keyof typeof switches;
/** Readable name of a switch. */
export type SwitchName = (typeof switches)[SwitchKey]['name'];

export const switchKeys = Object.keys(switches) as SwitchKey[];
