// Calls that have a schema, one row each; browsers load this table.
// See also schemas/.
import { tableOfCalls } from './call.ts';

export const calls = tableOfCalls({
  // ---- session
  'session.rsaKey': {
    method: 'GET',
    path: '/wps/session/key/rsa',
    token: 'none',
    cache: 'no-cache',
    whileClosed: 'withdrawal',
  },
  'session.login': {
    method: 'POST',
    path: '/wps/session/login',
    token: 'none',
    sealed: true,
    device: true,
  },
  'session.verify': {
    method: 'POST',
    path: '/wps/session/login/verification',
    token: 'none',
    sealed: true,
    device: true,
  },
  'session.social': {
    method: 'POST',
    path: '/wps/session/login/social',
    token: 'none',
    sealed: true,
    device: true,
  },
  'session.handoff': {
    method: 'POST',
    path: '/wps/session/handoff',
    token: 'none',
    sealed: true,
    device: true,
  },
  'session.handoffCode': { method: 'POST', path: '/wps/session/handoff/code', token: 'member' },
  'session.rotate': { method: 'POST', path: '/wps/session/rotate', token: 'member', whileRestricted: true },
  'session.logout': {
    method: 'POST',
    path: '/wps/session/logout',
    token: 'member',
    whileRestricted: true,
    whileClosed: 'always',
  },

  // ---- member
  'member.info': { method: 'GET', path: '/wps/member/info', token: 'member', cache: 'no-cache', whileRestricted: true },
  'member.language': { method: 'POST', path: '/wps/member/language', token: 'member', whileRestricted: true },
  'member.password': {
    method: 'POST',
    path: '/wps/member/password',
    token: 'member',
    sealed: true,
    whileRestricted: true,
  },
  'member.firstTimeSeen': { method: 'POST', path: '/wps/member/firstTimeSeen', token: 'member' },
  /** @assumed A member chooses a picture; the specification counts them (PROFILE_ICON_COUNT) and names no call. */
  'member.profileIcon': { method: 'POST', path: '/wps/member/profileIcon', token: 'member' },
  /** @assumed The specification names no call for the inbox. */
  'member.messages': { method: 'GET', path: '/wps/member/messages', token: 'member', cache: 'no-cache' },
  /** @assumed A member sees who came by the own invitation; the specification names no call for it. */
  'member.referrals': { method: 'GET', path: '/wps/member/referrals', token: 'member', cache: 'no-cache' },
  /** @assumed As member.messages. */
  'member.messagesRead': { method: 'POST', path: '/wps/member/messages/read', token: 'member' },
  /** @assumed The specification has a page for feedback and names no call. */
  'member.feedback': { method: 'POST', path: '/wps/member/feedback', token: 'member', idempotent: true },
  'member.register': {
    method: 'POST',
    path: '/wps/member/register',
    token: 'none',
    sealed: true,
    device: true,
    moduleId: 'REG3',
    idempotent: true,
  },
  'member.registerMobile': {
    method: 'POST',
    path: '/wps/member/register/mobile',
    token: 'none',
    sealed: true,
    device: true,
    moduleId: 'MOBILENUMREG3',
    idempotent: true,
  },
  'member.registerSocial': {
    method: 'POST',
    path: '/wps/member/register/social',
    token: 'none',
    sealed: true,
    device: true,
    idempotent: true,
  },
  'member.autoUsername': {
    method: 'POST',
    path: '/wps/member/register/autoUsername',
    token: 'none',
    bareText: true,
  },
  'member.linkSocial': {
    method: 'POST',
    path: '/wps/member/social',
    token: 'member',
    sealed: true,
  },
  'member.passwordReset': {
    method: 'POST',
    path: '/wps/member/password/reset',
    token: 'none',
    sealed: true,
  },
  'member.passwordResetConfirm': {
    method: 'POST',
    path: '/wps/member/password/reset/confirm',
    token: 'none',
    sealed: true,
  },

  // ---- the member's security page @assumed
  'security.overview': { method: 'GET', path: '/wps/member/security', token: 'member', cache: 'no-cache' },
  'security.emailCode': {
    method: 'POST',
    path: '/wps/member/security/email/code',
    token: 'member',
    sealed: true,
  },
  'security.email': {
    method: 'POST',
    path: '/wps/member/security/email',
    token: 'member',
    sealed: true,
  },
  'security.mobileCode': {
    method: 'POST',
    path: '/wps/member/security/mobile/code',
    token: 'member',
    sealed: true,
  },
  'security.mobile': {
    method: 'POST',
    path: '/wps/member/security/mobile',
    token: 'member',
    sealed: true,
  },
  'security.enrol': {
    method: 'POST',
    path: '/wps/member/security/authenticator',
    token: 'member',
    sealed: true,
  },
  'security.enrolConfirm': {
    method: 'POST',
    path: '/wps/member/security/authenticator/confirm',
    token: 'member',
    sealed: true,
  },
  'security.unenrol': {
    method: 'POST',
    path: '/wps/member/security/authenticator/remove',
    token: 'member',
    sealed: true,
  },
  'security.recoveryCodes': {
    method: 'POST',
    path: '/wps/member/security/recoveryCodes',
    token: 'member',
    sealed: true,
  },
  'security.method': {
    method: 'POST',
    path: '/wps/member/security/method',
    token: 'member',
    sealed: true,
  },
  'security.identities': { method: 'GET', path: '/wps/member/security/identities', token: 'member', cache: 'no-cache' },
  'security.unlinkIdentity': {
    method: 'POST',
    path: '/wps/member/security/identities/remove',
    token: 'member',
    sealed: true,
  },
  'security.sessions': { method: 'GET', path: '/wps/member/security/sessions', token: 'member', cache: 'no-cache' },
  'security.endSession': { method: 'POST', path: '/wps/member/security/sessions/end', token: 'member' },
  'security.endOthers': { method: 'POST', path: '/wps/member/security/sessions/endOthers', token: 'member' },

  /** The code fetches the file once, within a minute, at /wps/member/export/{code}. */
  'security.exportData': {
    method: 'POST',
    path: '/wps/member/security/export',
    token: 'member',
    sealed: true,
  },
  /** Ends the account and every session of it. */
  'security.closeAccount': {
    method: 'POST',
    path: '/wps/member/security/close',
    token: 'member',
    sealed: true,
  },

  // ---- verification
  'sms.noLogin': {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    token: 'none',
  },
  'sms.login': {
    method: 'POST',
    path: '/wps/verification/sms/login',
    token: 'none',
    sealed: true,
  },
  /** @assumed The specification names no way to ask for a code by e-mail. */
  'email.login': {
    method: 'POST',
    path: '/wps/verification/email/login',
    token: 'none',
    sealed: true,
  },
  'captcha.geetest': { method: 'GET', path: '/wps/captcha/geetest', token: 'none', cache: 'no-cache' },
  'captcha.image': { method: 'GET', path: '/wps/captcha/image', token: 'none', cache: 'no-cache' },

  // ---- system
  'system.status': {
    method: 'GET',
    path: '/wps/system/status',
    token: 'none',
    cache: 'no-cache',
    whileClosed: 'always',
  },
  'system.settings': {
    method: 'GET',
    path: '/wps/system/settings',
    token: 'none',
    offline: true,
    cache: 'etag',
    whileClosed: 'always',
  },
  'system.country': { method: 'GET', path: '/wps/system/country', token: 'none', cache: 'session' },
  'system.domainRoute': { method: 'GET', path: '/wps/system/domainRoute', token: 'none' },
  'system.ping': {
    method: 'GET',
    path: '/wps/system/test/ping',
    token: 'none',
    cache: 'no-cache',
    timeoutMs: 20_000,
    whileClosed: 'always',
  },
  'system.downloads': { method: 'GET', path: '/wps/system/downloads', token: 'none' },
  'system.downloadPrompt': { method: 'GET', path: '/wps/system/downloadPrompt', token: 'none' },
  'system.manifest': { method: 'GET', path: '/wps/system/manifest.json', token: 'none', bare: true, cache: 'etag' },

  // ---- wallet
  'wallet.balance': {
    method: 'GET',
    path: '/wps/wallet/balance',
    token: 'member',
    cache: 'no-cache',
    whileClosed: 'always',
  },
  'wallet.transactions': { method: 'GET', path: '/wps/wallet/transactions', token: 'member', cache: 'no-cache' },
  'wallet.accounts': { method: 'GET', path: '/wps/wallet/accounts', token: 'member', whileClosed: 'withdrawal' },
  'wallet.addAccount': {
    method: 'POST',
    path: '/wps/wallet/accounts',
    token: 'member',
    sealed: true,
    idempotent: true,
  },
  'relay.withdrawAccountInfo': {
    method: 'POST',
    path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
    token: 'member',
    whileClosed: 'withdrawal',
  },
  'relay.depositSettings': { method: 'POST', path: '/wps/relay/MCSFE_getDepositSettings', token: 'member' },
  'wallet.deposit': {
    method: 'POST',
    path: '/wps/wallet/deposit',
    token: 'member',
    idempotent: true,
    bookedByKey: true,
  },
  'wallet.order': {
    method: 'GET',
    path: '/wps/wallet/order/{orderId}',
    token: 'none',
    cache: 'no-cache',
    whileClosed: 'always',
  },
  /**
   * @assumed A member sees the orders of the last days, with what an open one is paid by, the bank
   * transfers that staff may still book or have refused, and the last order that was paid; the
   * specification names no call for it.
   */
  'wallet.orders': {
    method: 'GET',
    path: '/wps/wallet/orders',
    token: 'member',
    cache: 'no-cache',
    whileClosed: 'always',
  },
  'wallet.summary': { method: 'GET', path: '/wps/wallet/summary', token: 'member', cache: 'no-cache' },
  'wallet.withdraw': {
    method: 'POST',
    path: '/wps/wallet/withdraw',
    token: 'member',
    sealed: true,
    idempotent: true,
    whileClosed: 'withdrawal',
  },
  /** @assumed A member follows withdrawals; the specification names no call for it. */
  'wallet.withdrawals': {
    method: 'GET',
    path: '/wps/wallet/withdrawals',
    token: 'member',
    cache: 'no-cache',
    whileClosed: 'always',
  },
  /** @assumed Where the operator allows it, a member takes a waiting withdrawal back. */
  'wallet.cancelWithdrawal': {
    method: 'POST',
    path: '/wps/wallet/withdraw/cancel',
    token: 'member',
    whileClosed: 'withdrawal',
  },

  // ---- games
  'game.launch': {
    method: 'POST',
    path: '/wps/game/launchGame',
    token: 'member',
    timeoutMs: 10_000,
  },
  'game.lanes': { method: 'GET', path: '/wps/game/lanes', token: 'none', offline: true },
  'game.draws': { method: 'GET', path: '/wps/game/draws', token: 'none', cache: 'no-cache', offline: true },
  /** @assumed A member sees the bets on all lotteries in one list; the specification names no call for it. */
  'game.bets': { method: 'GET', path: '/wps/game/bets', token: 'member', cache: 'no-cache' },
  /** @assumed What other members won today; the specification names no call for it. */
  'game.wins': { method: 'GET', path: '/wps/game/wins', token: 'none', cache: 'no-cache' },
  /** @assumed What waits in the jackpots; the specification names no call for it. */
  'game.jackpots': { method: 'GET', path: '/wps/game/jackpots', token: 'none', cache: 'no-cache' },
  /** @assumed A member decides whether others see the own wins. */
  'game.winsPrivacy': { method: 'GET', path: '/wps/game/wins/privacy', token: 'member', cache: 'no-cache' },
  /** @assumed As game.winsPrivacy. */
  'game.hideWins': { method: 'POST', path: '/wps/game/wins/privacy', token: 'member' },
  /** @assumed The sheet before play reads a game's rules, stakes and return here; the specification names no call for it. */
  'game.about': { method: 'GET', path: '/wps/game/about', token: 'none' },
  /** @assumed A member's favourites and the games played last, on all devices; the specification names no call for them. */
  'game.ownLists': { method: 'POST', path: '/wps/game/lists', token: 'member' },

  // ---- content
  'content.banners': { method: 'GET', path: '/wps/content/banners', token: 'none', offline: true },
  /** PO-01: what the caller's audience is told, as execution says. */
  'content.popups': { method: 'GET', path: '/wps/content/popups', token: 'optional', cache: 'no-cache' },
  'content.activities': { method: 'GET', path: '/wps/content/activities', token: 'none', offline: true },
  'content.activity': { method: 'GET', path: '/wps/content/activities/{id}', token: 'none', offline: true },
  'content.news': { method: 'GET', path: '/wps/content/news', token: 'none', offline: true },
  'content.article': { method: 'GET', path: '/wps/content/news/{id}', token: 'none', offline: true },
  'content.help': { method: 'GET', path: '/wps/content/help', token: 'none', offline: true },
  'content.helpTopic': { method: 'GET', path: '/wps/content/help/{id}', token: 'none', offline: true },

  // ---- promotions
  /** @assumed The specification names the page of the reward centre and no call: missions, points, level and the bonus that runs. */
  'promotion.rewards': { method: 'GET', path: '/wps/promotion/rewards', token: 'member', cache: 'no-cache' },
  /** @assumed A mission pays once for its time, so a repetition needs no key. */
  'promotion.claim': { method: 'POST', path: '/wps/promotion/claim', token: 'member' },
  /** @assumed */
  'promotion.giveUpBonus': { method: 'POST', path: '/wps/promotion/bonus/giveUp', token: 'member' },
  'promotion.mall': { method: 'GET', path: '/wps/promotion/mall', token: 'member', cache: 'no-cache' },
  /** @assumed */
  'promotion.buy': { method: 'POST', path: '/wps/promotion/mall/buy', token: 'member', idempotent: true },
  'promotion.leaderBoard': { method: 'GET', path: '/wps/promotion/leaderBoard', token: 'member', cache: 'no-cache' },
  'promotion.benefits': { method: 'GET', path: '/wps/promotion/benefits', token: 'member', cache: 'no-cache' },

  // ---- relays
  'relay.launchChat': { method: 'POST', path: '/wps/relay/CBS_launchChat', token: 'member' },
  'relay.unreadCount': { method: 'POST', path: '/wps/relay/CBS_unreadCount', token: 'member' },
  'relay.customerServiceScript': {
    method: 'POST',
    path: '/wps/relay/WPSCORE_getCustomerServiceScript',
    token: 'optional',
  },
  'relay.playerRankProgress': { method: 'POST', path: '/wps/relay/MCSFE_getPlayerRankProgress', token: 'member' },
  'relay.promotionCategory': {
    method: 'POST',
    path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
    token: 'none',
  },
  'relay.listAnnouncements': { method: 'POST', path: '/wps/relay/MCSFE_getListAnnouncements', token: 'optional' },
  /** PR-01: with a token the member's own list, without one the list of everybody @assumed. */
  'relay.availablePromotions': {
    method: 'POST',
    path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
    token: 'optional',
  },
  /** GL-04. Visitors may try games; with a token the member's status decides, too @assumed. */
  'relay.gameTrialLaunch': {
    method: 'POST',
    path: '/wps/relay/GCS_gameTrialLaunch',
    token: 'optional',
    timeoutMs: 10_000,
  },
  /** The same launch for clients that wait for the answer within the tap: same payload, same answer @assumed. */
  'relay.gameTrialLaunchSync': {
    method: 'POST',
    path: '/wps/relay/GCS_gameTrialLaunchSync',
    token: 'optional',
    timeoutMs: 10_000,
  },
  'relay.downloadSetting': { method: 'POST', path: '/wps/relay/WPSCORE_getDownloadSetting', token: 'none' },
  'relay.newGameVendor': { method: 'POST', path: '/wps/relay/GCSGAME_newGameVendor', token: 'none' },
  'relay.gameMatchV2': { method: 'POST', path: '/wps/relay/GCSGAME_getGameMatchV2', token: 'none' },
  // ---- tracking
  'track.events': { method: 'POST', path: '/wps/track/events', token: 'optional' },
  /** @assumed The specification names no call for consent: what is asked here, and what this person said. */
  'track.consent': { method: 'GET', path: '/wps/track/consent', token: 'optional', cache: 'no-cache' },
  'track.choose': { method: 'POST', path: '/wps/track/choose', token: 'optional' },
  // ---- push
  'relay.fcmBind': { method: 'POST', path: '/wps/relay/CSP_fcmBind', token: 'member' },
  'relay.fcmSubscribe': { method: 'POST', path: '/wps/relay/CSP_fcmSubscribe', token: 'member' },
  'relay.fcmUnsubscribe': {
    method: 'POST',
    path: '/wps/relay/CSP_fcmUnsubscribe',
    token: 'optional',
    whileClosed: 'always',
  },
  /** @assumed The specification names no calls for the operator's key and the member's choices. */
  'push.settings': { method: 'GET', path: '/wps/push/settings', token: 'member', cache: 'no-cache' },
  'push.save': { method: 'POST', path: '/wps/push/settings', token: 'member' },
  'push.test': { method: 'POST', path: '/wps/push/test', token: 'member' },
});

/** A call with a schema, which the platform must bind. */
export type BoundCallName = keyof typeof calls;

/** The game wire: what a launched game calls on its own origin. Any game server may implement it. */
export const gameCalls = tableOfCalls({
  'games.enter': { method: 'POST', path: '/games/api/enter', token: 'none' },
  'games.state': { method: 'GET', path: '/games/api/{game}/state', token: 'optional', cache: 'no-cache' },
  'games.bet': { method: 'POST', path: '/games/api/{game}/bets', token: 'member', idempotent: true },
  'games.bets': { method: 'GET', path: '/games/api/{game}/bets', token: 'member', cache: 'no-cache' },
  'games.results': { method: 'GET', path: '/games/api/{game}/results', token: 'optional' },
  'games.proof': { method: 'GET', path: '/games/api/{game}/proof/{issue}', token: 'optional' },
  /** GL-04: a trial has a key of its own in the body. No call of a member takes it, and these take no member's session. */
  'games.trialEnter': { method: 'POST', path: '/games/api/trial/enter', token: 'none' },
  'games.trialBet': {
    method: 'POST',
    path: '/games/api/trial/bet',
    token: 'none',
    idempotent: true,
    bookedByKey: true,
  },
  'games.trialBets': { method: 'POST', path: '/games/api/trial/bets', token: 'none' },
  'games.instantState': { method: 'GET', path: '/games/api/instant/{game}', token: 'member', cache: 'no-cache' },
  'games.instantBet': {
    method: 'POST',
    path: '/games/api/instant/{game}/bets',
    token: 'member',
    idempotent: true,
    bookedByKey: true,
  },
  'games.instantSeed': { method: 'POST', path: '/games/api/instant/{game}/seed', token: 'member' },
  'games.instantProof': {
    method: 'GET',
    path: '/games/api/instant/{game}/proof/{round}',
    token: 'none',
    cache: 'no-cache',
  },
  'games.jackpot': { method: 'GET', path: '/games/api/jackpot/{game}', token: 'none', cache: 'no-cache' },
  'games.instantTrialState': { method: 'POST', path: '/games/api/trial/instant', token: 'none' },
  'games.instantTrialBet': {
    method: 'POST',
    path: '/games/api/trial/instant/bet',
    token: 'none',
    idempotent: true,
    bookedByKey: true,
  },
  'games.instantTrialSeed': { method: 'POST', path: '/games/api/trial/instant/seed', token: 'none' },
});

/** Name of a call of the game wire. */
export type GameCallName = keyof typeof gameCalls;

/** @assumed The chat's wire: what its page calls on its own origin, with a session that can do nothing else. */
export const chatCalls = tableOfCalls({
  'chat.enter': { method: 'POST', path: '/chat/api/enter', token: 'none' },
  'chat.state': { method: 'POST', path: '/chat/api/state', token: 'member', timeoutMs: 30_000 },
  'chat.older': { method: 'POST', path: '/chat/api/older', token: 'member' },
  'chat.send': { method: 'POST', path: '/chat/api/send', token: 'member' },
  /** A picture of a message, as JPEG in base64: the page's policy lets it show no other. */
  'chat.picture': { method: 'POST', path: '/chat/api/picture', token: 'member', timeoutMs: 30_000 },
  'chat.typing': { method: 'POST', path: '/chat/api/typing', token: 'member' },
  'chat.seen': { method: 'POST', path: '/chat/api/seen', token: 'member' },
  'chat.end': { method: 'POST', path: '/chat/api/end', token: 'member' },
  'chat.rate': { method: 'POST', path: '/chat/api/rate', token: 'member' },
});

/** Name of a call of the chat's wire. */
export type ChatCallName = keyof typeof chatCalls;
