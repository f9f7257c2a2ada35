// Every call of the wire, one row each. Rows whose schema is not in schemas/ yet are listed in unbound.ts.
import { tableOfCalls } from './call.ts';

const captchaCodes = ['captcha.required', 'captcha.invalid', 'captcha.unavailable'] as const;
/** `identity.invalid`: not this operator's token, used up, or too old. `channel.refused`: the operator does not offer the channel. */
const identityCodes = ['identity.invalid', 'channel.refused'] as const;
/** `verification.expired`: the challenge is over, the log-in begins anew. `method.refused`: a way that was not offered. */
const verifyCodes = [
  'login.cred.err',
  'verification.invalid',
  'verification.expired',
  'method.refused',
  'TOO_MANY_REQUEST_LOGIN',
] as const;
/** `stepup_required`: the same call again, with the password or a code of the authenticator. */
const stepUpCodes = ['stepup_required', 'password.wrong', 'code.invalid', 'TOO_MANY_REQUEST_LOGIN'] as const;
const registerCodes = [
  'username.invalid',
  'username.taken',
  'password.weak',
  'mobile.invalid',
  'mobile.taken',
  'country.refused',
  'code.invalid',
  'terms.outdated',
  'age.required',
  ...captchaCodes,
] as const;

export const calls = tableOfCalls({
  // ---- session
  'session.rsaKey': { method: 'GET', path: '/wps/session/key/rsa', token: 'none', cache: 'no-cache' },
  'session.login': {
    method: 'POST',
    path: '/wps/session/login',
    token: 'none',
    sealed: true,
    device: true,
    errors: [
      'login_verify_required',
      'login.cred.err',
      'not.exists.user',
      'token_ip_different',
      'code.invalid',
      ...captchaCodes,
    ],
  },
  'session.verify': {
    method: 'POST',
    path: '/wps/session/login/verification',
    token: 'none',
    sealed: true,
    device: true,
    errors: verifyCodes,
  },
  'session.social': {
    method: 'POST',
    path: '/wps/session/login/social',
    token: 'none',
    sealed: true,
    device: true,
    errors: ['bind_customer_required', 'login_verify_required', ...identityCodes],
  },
  'session.handoff': {
    method: 'POST',
    path: '/wps/session/handoff',
    token: 'none',
    sealed: true,
    device: true,
    errors: ['handoff.invalid'],
  },
  'session.handoffCode': { method: 'POST', path: '/wps/session/handoff/code', token: 'member' },
  'session.rotate': { method: 'POST', path: '/wps/session/rotate', token: 'member', whileRestricted: true },
  'session.logout': { method: 'POST', path: '/wps/session/logout', token: 'member', whileRestricted: true },

  // ---- member
  'member.info': { method: 'GET', path: '/wps/member/info', token: 'member', cache: 'no-cache', whileRestricted: true },
  'member.language': { method: 'POST', path: '/wps/member/language', token: 'member', whileRestricted: true },
  'member.password': {
    method: 'POST',
    path: '/wps/member/password',
    token: 'member',
    sealed: true,
    whileRestricted: true,
    errors: ['password.wrong', 'password.weak'],
  },
  'member.firstTimeSeen': { method: 'POST', path: '/wps/member/firstTimeSeen', token: 'member' },
  'member.register': {
    method: 'POST',
    path: '/wps/member/register',
    token: 'none',
    sealed: true,
    device: true,
    moduleId: 'REG3',
    idempotent: true,
    errors: registerCodes,
  },
  'member.registerMobile': {
    method: 'POST',
    path: '/wps/member/register/mobile',
    token: 'none',
    sealed: true,
    device: true,
    moduleId: 'MOBILENUMREG3',
    idempotent: true,
    errors: registerCodes,
  },
  'member.registerSocial': {
    method: 'POST',
    path: '/wps/member/register/social',
    token: 'none',
    sealed: true,
    device: true,
    idempotent: true,
    errors: [
      'username.invalid',
      'username.taken',
      'terms.outdated',
      'age.required',
      'identity.taken',
      ...identityCodes,
    ],
  },
  'member.autoUsername': { method: 'POST', path: '/wps/member/register/autoUsername', token: 'none' },
  'member.linkSocial': {
    method: 'POST',
    path: '/wps/member/social',
    token: 'member',
    sealed: true,
    errors: ['identity.taken', ...identityCodes, ...stepUpCodes],
  },
  'member.passwordReset': {
    method: 'POST',
    path: '/wps/member/password/reset',
    token: 'none',
    sealed: true,
    errors: ['mobile.invalid', 'country.refused', ...captchaCodes],
  },
  'member.passwordResetConfirm': {
    method: 'POST',
    path: '/wps/member/password/reset/confirm',
    token: 'none',
    sealed: true,
    errors: ['code.invalid', 'password.weak'],
  },

  // ---- the member's security page @assumed
  'security.overview': { method: 'GET', path: '/wps/member/security', token: 'member', cache: 'no-cache' },
  'security.emailCode': {
    method: 'POST',
    path: '/wps/member/security/email/code',
    token: 'member',
    sealed: true,
    errors: ['email.invalid', 'TOO_MANY_REQUEST_SMS', ...stepUpCodes],
  },
  'security.email': {
    method: 'POST',
    path: '/wps/member/security/email',
    token: 'member',
    sealed: true,
    errors: ['email.invalid', 'email.taken', ...stepUpCodes],
  },
  'security.mobileCode': {
    method: 'POST',
    path: '/wps/member/security/mobile/code',
    token: 'member',
    sealed: true,
    errors: ['mobile.invalid', 'country.refused', 'TOO_MANY_REQUEST_SMS', ...stepUpCodes],
  },
  'security.mobile': {
    method: 'POST',
    path: '/wps/member/security/mobile',
    token: 'member',
    sealed: true,
    errors: ['mobile.invalid', 'mobile.taken', 'country.refused', ...stepUpCodes],
  },
  'security.enrol': {
    method: 'POST',
    path: '/wps/member/security/authenticator',
    token: 'member',
    sealed: true,
    errors: ['method.refused', ...stepUpCodes],
  },
  'security.enrolConfirm': {
    method: 'POST',
    path: '/wps/member/security/authenticator/confirm',
    token: 'member',
    sealed: true,
    errors: ['authenticator.expired', ...stepUpCodes],
  },
  'security.unenrol': {
    method: 'POST',
    path: '/wps/member/security/authenticator/remove',
    token: 'member',
    sealed: true,
    errors: ['method.last', ...stepUpCodes],
  },
  'security.recoveryCodes': {
    method: 'POST',
    path: '/wps/member/security/recoveryCodes',
    token: 'member',
    sealed: true,
    errors: ['method.refused', ...stepUpCodes],
  },
  'security.method': {
    method: 'POST',
    path: '/wps/member/security/method',
    token: 'member',
    sealed: true,
    errors: ['method.refused', 'method.last', ...stepUpCodes],
  },
  'security.identities': { method: 'GET', path: '/wps/member/security/identities', token: 'member', cache: 'no-cache' },
  'security.unlinkIdentity': {
    method: 'POST',
    path: '/wps/member/security/identities/remove',
    token: 'member',
    sealed: true,
    errors: ['identity.last', ...stepUpCodes],
  },
  'security.sessions': { method: 'GET', path: '/wps/member/security/sessions', token: 'member', cache: 'no-cache' },
  'security.endSession': { method: 'POST', path: '/wps/member/security/sessions/end', token: 'member' },
  'security.endOthers': { method: 'POST', path: '/wps/member/security/sessions/endOthers', token: 'member' },

  // ---- verification
  'sms.noLogin': {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    token: 'none',
    errors: ['mobile.invalid', 'country.refused', ...captchaCodes],
  },
  'sms.login': {
    method: 'POST',
    path: '/wps/verification/sms/login',
    token: 'none',
    sealed: true,
    errors: [...verifyCodes, 'TOO_MANY_REQUEST_SMS'],
  },
  /** @assumed The specification names no way to ask for a code by e-mail. */
  'email.login': {
    method: 'POST',
    path: '/wps/verification/email/login',
    token: 'none',
    sealed: true,
    errors: [...verifyCodes, 'TOO_MANY_REQUEST_SMS'],
  },
  'captcha.geetest': { method: 'GET', path: '/wps/captcha/geetest', token: 'none', cache: 'no-cache' },
  'captcha.image': { method: 'GET', path: '/wps/captcha/image', token: 'none', cache: 'no-cache' },

  // ---- system
  'system.status': {
    method: 'GET',
    path: '/wps/system/status',
    token: 'none',
    cache: 'no-cache',
    errors: ['domain_not_available'],
  },
  'system.settings': { method: 'GET', path: '/wps/system/settings', token: 'none', cache: 'etag' },
  'system.country': { method: 'GET', path: '/wps/system/country', token: 'none', cache: 'session' },
  'system.domainRoute': { method: 'GET', path: '/wps/system/domainRoute', token: 'none' },
  'system.ping': { method: 'GET', path: '/wps/system/test/ping', token: 'none', cache: 'no-cache', timeoutMs: 20_000 },
  'system.manifest': { method: 'GET', path: '/wps/system/manifest.json', token: 'none', bare: true, cache: 'etag' },
  'system.downloadPrompt': { method: 'GET', path: '/wps/system/downloadPrompt', token: 'none' },
  'system.downloads': { method: 'GET', path: '/wps/system/downloads', token: 'none' },

  // ---- wallet
  'wallet.balance': { method: 'GET', path: '/wps/wallet/balance', token: 'member', cache: 'no-cache' },
  'wallet.transactions': { method: 'GET', path: '/wps/wallet/transactions', token: 'member', cache: 'no-cache' },
  'wallet.summary': { method: 'GET', path: '/wps/wallet/summary', token: 'member' },
  'wallet.deposit': { method: 'POST', path: '/wps/wallet/deposit', token: 'member', idempotent: true },
  'wallet.order': { method: 'GET', path: '/wps/wallet/order/{orderId}', token: 'none', cache: 'no-cache' },
  'wallet.withdraw': { method: 'POST', path: '/wps/wallet/withdraw', token: 'member', sealed: true, idempotent: true },
  'wallet.accounts': { method: 'GET', path: '/wps/wallet/accounts', token: 'member' },
  'wallet.addAccount': {
    method: 'POST',
    path: '/wps/wallet/accounts',
    token: 'member',
    sealed: true,
    idempotent: true,
  },

  // ---- games
  'game.launch': {
    method: 'POST',
    path: '/wps/game/launchGame',
    token: 'member',
    timeoutMs: 10_000,
    errors: ['game.unknown', 'game.unavailable'],
  },
  'game.lanes': { method: 'GET', path: '/wps/game/lanes', token: 'none' },
  'game.draws': { method: 'GET', path: '/wps/game/draws', token: 'none', cache: 'no-cache' },

  // ---- content
  'content.banners': { method: 'GET', path: '/wps/content/banners', token: 'none' },
  'content.popups': { method: 'GET', path: '/wps/content/popups', token: 'optional' },
  'content.activities': { method: 'GET', path: '/wps/content/activities', token: 'none' },
  'content.activity': { method: 'GET', path: '/wps/content/activities/{id}', token: 'none' },
  'content.news': { method: 'GET', path: '/wps/content/news', token: 'none' },
  'content.article': { method: 'GET', path: '/wps/content/news/{id}', token: 'none' },
  'content.help': { method: 'GET', path: '/wps/content/help', token: 'none' },
  'content.helpTopic': { method: 'GET', path: '/wps/content/help/{id}', token: 'none' },
  'promotion.mall': { method: 'GET', path: '/wps/promotion/mall', token: 'member' },
  'promotion.leaderBoard': { method: 'GET', path: '/wps/promotion/leaderBoard', token: 'member' },
  'promotion.benefits': { method: 'GET', path: '/wps/promotion/benefits', token: 'member' },
  'track.events': { method: 'POST', path: '/wps/track/events', token: 'optional' },

  // ---- relays
  'relay.launchChat': { method: 'POST', path: '/wps/relay/CBS_launchChat', token: 'member' },
  'relay.unreadCount': { method: 'POST', path: '/wps/relay/CBS_unreadCount', token: 'member' },
  'relay.availablePromotions': {
    method: 'POST',
    path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
    token: 'optional',
  },
  'relay.listAnnouncements': { method: 'POST', path: '/wps/relay/MCSFE_getListAnnouncements', token: 'optional' },
  'relay.playerRankProgress': { method: 'POST', path: '/wps/relay/MCSFE_getPlayerRankProgress', token: 'member' },
  'relay.depositSettings': { method: 'POST', path: '/wps/relay/MCSFE_getDepositSettings', token: 'member' },
  'relay.withdrawAccountInfo': { method: 'POST', path: '/wps/relay/MCSFE_getWithdrawAccountInfo', token: 'member' },
  'relay.customerServiceScript': {
    method: 'POST',
    path: '/wps/relay/WPSCORE_getCustomerServiceScript',
    token: 'optional',
  },
  'relay.downloadSetting': { method: 'POST', path: '/wps/relay/WPSCORE_getDownloadSetting', token: 'none' },
  'relay.promotionCategory': {
    method: 'POST',
    path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
    token: 'none',
  },
  'relay.gameTrialLaunch': { method: 'POST', path: '/wps/relay/GCS_gameTrialLaunch', token: 'none' },
  'relay.gameTrialLaunchSync': { method: 'POST', path: '/wps/relay/GCS_gameTrialLaunchSync', token: 'none' },
  'relay.newGameVendor': { method: 'POST', path: '/wps/relay/GCSGAME_newGameVendor', token: 'none' },
  'relay.gameMatchV2': { method: 'POST', path: '/wps/relay/GCSGAME_getGameMatchV2', token: 'none' },
  'relay.fcmBind': { method: 'POST', path: '/wps/relay/CSP_fcmBind', token: 'member' },
  'relay.fcmSubscribe': { method: 'POST', path: '/wps/relay/CSP_fcmSubscribe', token: 'member' },
  'relay.fcmUnsubscribe': { method: 'POST', path: '/wps/relay/CSP_fcmUnsubscribe', token: 'optional' },
});

/** Name of a call of the site's own wire. */
export type CallName = keyof typeof calls;

/** The game wire: what a launched game calls on its own origin. Any game server may implement it. */
export const gameCalls = tableOfCalls({
  'games.enter': { method: 'POST', path: '/games/api/enter', token: 'none' },
  'games.state': { method: 'GET', path: '/games/api/{game}/state', token: 'optional', cache: 'no-cache' },
  'games.bet': { method: 'POST', path: '/games/api/{game}/bets', token: 'member', idempotent: true },
  'games.bets': { method: 'GET', path: '/games/api/{game}/bets', token: 'member', cache: 'no-cache' },
  'games.results': { method: 'GET', path: '/games/api/{game}/results', token: 'optional' },
  'games.proof': { method: 'GET', path: '/games/api/{game}/proof/{issue}', token: 'optional' },
});

/** Name of a call of the game wire. */
export type GameCallName = keyof typeof gameCalls;
