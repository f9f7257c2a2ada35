// The effect of each switch, for the documents: no code reads it.
import type { SwitchName } from './switches.ts';

export const switchEffects: Readonly<Record<SwitchName, string>> = {
  googleLogin: 'log-in with Google',
  automaticLogin: 'automatic log-in',
  forceExpiredPasswordChange: 'forced change of an expired password',
  socialRegisterNew: "'register new' in the log-in choice",
  changeDialingCode: 'the member may change the dialing code of the phone on file',
  miniGame: 'mini-game',
  miniGameSea: 'mini-game, South-East Asia',
  captcha: 'captcha on',
  captchaTestMode: "the captcha vendor's test mode, in demo mode only",
  captchaBeforeSms: 'captcha before an SMS code',
  rewardCenter: 'reward centre and available promotions',
  mandatoryAppUpdates: 'the app-upgrade dialog cannot be closed',
  chatRelay: "chat through the relay, else the vendor's script",
  gamesInAppOnly: 'games start in the app only',
  socialAutoRegister: "the 'o' flag: a social login without an account registers by itself @assumed",
};
