// One example of every call with a schema, parsed by tests and printed by documents.
import type { BoundCallName, ChatCallName, GameCallName } from './index.ts';
import type { InputOf, OutputOf } from './types.ts';
import type { UploadCallName } from './uploads.ts';

type ExampleName = BoundCallName | GameCallName | ChatCallName | UploadCallName;
type Example<N extends ExampleName> = { readonly input: InputOf<N>; readonly output: OutputOf<N> };

const token = 'Jq3l0mE8o5V1r7dYw2xTz9AbCdEfGhIjKlMnOpQrStU';
const idToken = 'eyJhbGciOiJSUzI1NiIsImtpZCI6ImsxIn0.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl';
const at = '2026-11-21T12:00:00.000Z';
const login = {
  id: '7d1f6a52-1d3e-4d6e-9a55-0f5f4c1c2b10',
  token,
  userName: 'demo',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  updatePassword: false,
} as const;
const downloadPrompt: OutputOf<'system.downloadPrompt'> = {
  app_background: { enabled: false, value: '' },
  app_desc: { enabled: true, value: 'Play from your home screen.' },
  bottom_app_desc: { enabled: true, value: 'Faster in the app' },
  bottom_app_desc_color: { enabled: false, value: '' },
  download_condition_switch: { enabled: true, value: '' },
  in_game_popup_interval: { enabled: false, value: '' },
  login_required: { enabled: false, value: '' },
  bind_card: { enabled: false, value: '' },
  bottom_app_bar_mode: { enabled: true, value: '1' },
  deposit_times: { enabled: false, value: '' },
  deposit_times_forced: { enabled: false, value: '' },
  deposit_least_times: { enabled: false, value: '' },
  deposit_least_times_forced: { enabled: false, value: '' },
  withdrawal_times: { enabled: false, value: '' },
  withdrawal_times_forced: { enabled: false, value: '' },
  withdrawal_least_times: { enabled: false, value: '' },
  withdrawal_least_times_forced: { enabled: false, value: '' },
  reg_days: { enabled: true, value: '3' },
  reg_days_forced: { enabled: false, value: '' },
  first_deposit: { enabled: false, value: '' },
  first_withdraw: { enabled: false, value: '' },
  domains_switch: { enabled: true, value: '1' },
  domains: { enabled: false, value: '' },
  theme: { enabled: true, value: 'brand' },
};
const entered: OutputOf<'games.enter'> = {
  session: token,
  member: { name: 'demo', currency: 'USD', language: 'EN' },
  currencySymbol: '$',
  currencyPosition: 'start',
  minorDigits: 2,
  shownDigits: 2,
  balance: '128450',
  backUrl: 'http://localhost:8080/m/home',
  games: ['rapid5', 'zenith645', 'moon3d'],
};
const chatMessage: OutputOf<'chat.send'> = {
  seq: 7,
  author: 'member',
  id: token,
  kind: 'text',
  text: 'When does my withdrawal arrive?',
  at,
};
const instantSeeds = { commitment: token, clientSeed: 'my lucky words', nonce: 3 };
const instantRound = {
  round: token,
  commitment: token,
  clientSeed: 'my lucky words',
  nonce: 2,
  target: 200,
  result: 341,
  stake: '100',
  win: '200',
  at,
  jackpot: { number: '3112874', of: '5000000', win: '0' },
};
const jackpotFacts = { amount: '61240', share: 100, seed: '50000', stakesPerWin: '5000000' };
const lotteryWin = { vendor: 'LOTT', jackpot: false };
const revealedSeeds = { commitment: token, clientSeed: 'before', seed: token, rounds: 12 };
const instantState: OutputOf<'games.instantState'> = {
  game: 'beacon',
  name: 'Beacon',
  art: 'games/beacon',
  seeds: instantSeeds,
  next: token,
  revealed: revealedSeeds,
  rounds: [instantRound],
  stake: { min: '100', max: '50000', chips: ['100', '500', '1000', '5000'] },
  targets: { least: 101, most: 100_000 },
  returns: 9700,
  balance: '128450',
  jackpot: jackpotFacts,
};
const overview = {
  policy: 'optional',
  email: { masked: 'd•••@a•••.example' },
  mobile: { masked: '+63 •••• 67', countryDialingCode: '63' },
  authenticator: { enrolled: true, since: at, recoveryCodesLeft: 10 },
  methods: [
    { method: 'ga', on: true, ready: true },
    { method: 'sms', on: false, ready: true },
    { method: 'email', on: false, ready: true },
  ],
  passwordChosen: true,
  steppedUpUntil: at,
  identityCheck: {
    status: 'refused',
    documents: [
      { kind: 'passport', sentAt: at },
      { kind: 'selfie', sentAt: null },
    ],
    reason: 'The picture is too dark.',
  },
} satisfies OutputOf<'security.overview'>;
const sessions = {
  items: [
    {
      id: token,
      current: true,
      device: 'PWA',
      browser: 'Chrome',
      system: 'Android',
      region: 'PH',
      network: '203.0.113.x',
      startedAt: at,
      lastSeenAt: at,
    },
  ],
};
const identities = {
  items: [{ id: token, channel: 'google', name: 'Maya Santos', linkedAt: at, lastWay: false }],
} satisfies OutputOf<'security.identities'>;
const stepUp = { password: 'demo-Foyer-2026' };
const recoveryCodes = ['k7m2p-9qx4t', 'h3vwz-n8bd6'];
const country = {
  countryCode: 'PH',
  countryDialingCode: '63',
  currency: 'PHP',
  currencySymbol: '₱',
  currencyPosition: 'start',
} as const;
const block = { kind: 'paragraph', text: 'Every draw is sealed before the first bet.' } as const;
const card = {
  id: 'how-draws-work',
  title: 'How draws work',
  summary: 'Sealed before, opened after.',
  art: null,
  badge: null,
  publishedAt: at,
} as const;
const announcement = {
  id: 'spring-points',
  title: 'Points for every stake',
  content: '<p>Each settled stake of $1.00 makes a <b>point</b>.</p>',
  promotionType: 'PR',
  execution: 'A',
  art: 'banner-treasury',
} as const;
const range = { from: 1, to: 45, draw: 5, bonus: 0, ordered: false };
const result = {
  issue: '202611210719',
  status: 'drawn',
  numbers: [4, 17, 22, 31, 45],
  bonus: [] as number[],
  drawnAt: at,
  late: false,
} as const;
const drawn = { ...result, numbers: [...result.numbers], bonus: [...result.bonus] };
const receipt = {
  receipt: 'R7K2M9QX4T',
  game: 'rapid5',
  issue: '202611210720',
  lines: [{ betType: 'pick2', numbers: [4, 17], side: null, status: 'open' as const, win: '0' }],
  stakePerLine: '500',
  total: '500',
  win: '0',
  status: 'open' as const,
  placedAt: at,
  result: null,
};

const payoutAccount = {
  id: token,
  kind: 'bankCard',
  issuer: 'Demo Bank',
  masked: '•••• 4242',
  holder: 'A••• R•••',
  addedAt: at,
  usableFrom: at,
} as const;

const rank = {
  completedConditions: 0,
  totalExpectedConditions: 2,
  labelId: 'pearl',
  labelName: 'Pearl',
  currentProgress: 50,
  playerRankProgress: [
    { kind: 'stakes', current: '2500', required: '5000' },
    { kind: 'bets', current: '5', required: '10' },
  ],
} satisfies OutputOf<'relay.playerRankProgress'>;
const bonusReward = { kind: 'bonus', amount: '500', turnover: 5, days: 7 } as const;
const mission = {
  id: 'daily-bets',
  title: 'Three bets today',
  terms: 'Bets count when their draw has happened.',
  kind: 'bets',
  goal: '3',
  progress: '2',
  period: 'day',
  state: 'running',
  endsAt: at,
  reward: { kind: 'points', amount: '50', turnover: null, days: null },
} as const;

export const examples: { readonly [N in ExampleName]: Example<N> } = {
  'session.rsaKey': { input: { _: '1795262400000' }, output: { keyId: 'k1', publicKey: 'MIIBIjANBg', expiresAt: at } },
  'session.login': {
    input: { username: 'demo', password: 'demo-Foyer-2026', type: 'username', isOfficialAppLogin: false },
    output: login,
  },
  'session.social': {
    input: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: idToken, remember: true },
    output: { ...login, deviceSecret: `ds1.${token}` },
  },
  'session.verify': {
    input: {
      username: 'demo2fa',
      password: '',
      method: 'S',
      mobileNum: '+639171234567',
      verificationCode: '482913',
      challenge: token,
    },
    output: login,
  },
  'session.handoff': { input: { code: token }, output: login },
  'session.handoffCode': { input: {}, output: { code: token, expires: at } },
  'session.rotate': { input: {}, output: login },
  'session.logout': { input: {}, output: {} },
  'member.info': {
    input: {},
    output: {
      id: login.id,
      account: 'demo',
      userName: 'demo',
      type: 0,
      regDate: at,
      language: 'EN',
      firstTimeLogin: false,
      passwordChangeRequired: false,
      clubLabel: { labelName: 'Jade', labelId: 'vip4', type: 'AUTO', rankLevel: 4 },
      profileIcon: null,
      unread: 0,
      openBets: 2,
    },
  },
  'member.register': {
    input: {
      username: 'maya88',
      password: 'river stone 41',
      domain: 'www.example.com',
      registerMethod: 'H5',
      registerUrl: 'https://www.example.com/m/register',
      login: true,
      termsVersion: '2026-11',
      ofAge: true,
    },
    output: { ...login, firstTimeLogin: true },
  },
  'member.registerMobile': {
    input: {
      countryDialingCode: '63',
      mobileNum: '9171234567',
      verificationCode: '482913',
      registerMethod: 'PWA',
      login: true,
      remember: true,
      termsVersion: '2026-11',
      ofAge: true,
    },
    output: { ...login, firstTimeLogin: true, updatePassword: true, deviceSecret: `ds1.${token}` },
  },
  'member.registerSocial': {
    input: {
      firebaseChannel: 'line',
      firebaseIdToken: idToken,
      registerMethod: 'H5',
      login: true,
      termsVersion: '2026-11',
      ofAge: true,
    },
    output: { ...login, firstTimeLogin: true },
  },
  'member.linkSocial': { input: { firebaseChannel: 'google', firebaseIdToken: idToken }, output: {} },
  'member.autoUsername': { input: {}, output: { username: 'brightkoi274' } },
  'member.passwordReset': {
    input: { countryDialingCode: '63', mobileNum: '9171234567' },
    output: { expirationTime: at, resendAt: at },
  },
  'member.passwordResetConfirm': {
    input: { username: 'maya88', code: '482913', newPassword: 'river stone 42' },
    output: { userName: 'maya88' },
  },
  'sms.noLogin': {
    input: { countryDialingCode: '63', mobileNum: '9171234567', action: 'register' },
    output: { expirationTime: at, resendAt: at },
  },
  'sms.login': {
    input: { username: 'demo2fa', password: '', mobileNum: '+639171234567', challenge: token },
    output: { expirationTime: at, resendAt: at },
  },
  'email.login': {
    input: { username: 'demo2fa', password: '', email: 'demo2fa@aurora.example', challenge: token },
    output: { expirationTime: at, resendAt: at },
  },
  'security.overview': { input: {}, output: overview },
  'security.emailCode': {
    input: { email: 'maya@example.com', stepUp },
    output: { expirationTime: at, resendAt: at },
  },
  'security.email': { input: { email: 'maya@example.com', code: '482913' }, output: overview },
  'security.mobileCode': {
    input: { countryDialingCode: '63', mobileNum: '9171234567', stepUp },
    output: { expirationTime: at, resendAt: at },
  },
  'security.mobile': {
    input: { countryDialingCode: '63', mobileNum: '9171234567', code: '482913' },
    output: overview,
  },
  'security.enrol': {
    input: { stepUp },
    output: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      otpauth: 'otpauth://totp/Aurora:demo2fa?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Aurora',
      expires: at,
    },
  },
  'security.enrolConfirm': { input: { code: '482913' }, output: { recoveryCodes, overview } },
  'security.unenrol': { input: { stepUp: { authCode: '482913' } }, output: overview },
  'security.recoveryCodes': { input: {}, output: { recoveryCodes, overview } },
  'security.method': { input: { method: 'sms', on: true }, output: overview },
  'security.identities': { input: {}, output: identities },
  'security.unlinkIdentity': { input: { id: token, stepUp }, output: { items: [] } },
  'security.sessions': { input: {}, output: sessions },
  'security.endSession': { input: { id: token }, output: sessions },
  'security.endOthers': { input: {}, output: sessions },
  'security.exportData': { input: { stepUp }, output: { code: token } },
  'security.closeAccount': { input: { stepUp }, output: {} },
  'captcha.geetest': {
    input: { t: '1795262400000', action: 'register' },
    output: { gt: 'aurora', challenge: token, newCaptcha: true, success: 1 },
  },
  'captcha.image': {
    input: { action: 'register' },
    output: { captchaId: token, image: 'data:image/png;base64,iVBORw0KGgo=' },
  },
  'member.language': { input: { language: 'VI' }, output: {} },
  'member.password': { input: { oldPassword: 'demo-Foyer-2026', newPassword: 'a longer night lake' }, output: login },
  'member.firstTimeSeen': { input: {}, output: {} },
  'member.profileIcon': { input: { icon: 3 }, output: {} },
  'member.messages': {
    input: {},
    output: {
      items: [{ id: '7', at, subject: 'Your Aurora withdrawal was paid', body: 'We paid $20.00.', isRead: false }],
      nextCursor: null,
      unread: 1,
    },
  },
  'member.messagesRead': { input: { from: '7', upTo: '7' }, output: { unread: 0 } },
  'member.feedback': {
    input: { kind: 'idea', text: 'Please show the last ten draws.\nOn one page.' },
    output: { reference: '7D1F6A52-1D3E' },
  },
  'track.consent': {
    input: { visitor: '5f2c9d3e' },
    output: {
      isAsked: true,
      version: '2026-11',
      receivers: ['Meta', 'TikTok'],
      hasPixels: true,
      tellsNames: false,
      chosen: null,
    },
  },
  'track.choose': {
    input: { visitor: '5f2c9d3e', choice: 'refused', version: '2026-11' },
    output: { choice: 'refused', version: '2026-11', at },
  },
  'track.events': {
    input: {
      events: '[{"name":"login","id":"5f2c9d3e-login","at":1795000000000}]',
      visitor: '5f2c9d3e',
      consent: 'accepted',
      version: '2026-11',
      takesDue: true,
      marks: { utm_source: 'mail' },
      s2s: { adid: '5f2c9d3e8a1b' },
      days: 3,
    },
    output: {
      accepted: 1,
      due: [
        {
          name: 'login',
          fields: {
            customerId: 'mwt2ZkDnTmbdHSkjTbe-81vJ1bRAQnSLFmsqDTn7Kp0',
            customerName: '',
            amount: '0',
            revenue: '0',
            value: '0',
            currency: 'USD',
            af_revenue: '0',
            af_currency: 'USD',
            eventID: 'p1W8sDqVnJ1n0mEwDPSOe9mO4ct5lXy0kAS9sHqYQ2c',
          },
        },
      ],
    },
  },
  'system.status': {
    input: { device: 'MOBILE', track: '5f2c9d3e', originalDomain: 'localhost', url: '/m/home' },
    output: {
      ip: '203.0.113.24',
      region: 'PH',
      regionRestriction: false,
      maintenance: false,
      maintenanceEnd: null,
      maintenanceText: null,
      maintenanceTextEnglish: null,
      maintenanceFrom: null,
      serverTime: at,
    },
  },
  'system.settings': {
    input: {},
    output: {
      merchant: 'aurora',
      brandName: 'Aurora',
      demo: true,
      demoMember: { username: 'demo', password: 'demo-Foyer-2026' },
      currency: 'USD',
      currencySymbol: '$',
      currencyPosition: 'start',
      minorDigits: 2,
      shownDigits: 2,
      languages: ['CN', 'EN', 'VI'],
      defaultLanguage: 'CN',
      customerService: [{ path: 'CRYXFBZcSEcJBw8USwMfCQwSDwFLBQgFTgELBRE=abcdefgh', csType: 'LIVECHAT' }],
      serviceHosts: ['https://help.example.com'],
      domainList: [{ domainName: 'https://www.example.com' }],
      mobileTemplate: { title: 'Aurora', icons: { '192': '/m/brand/aurora/icon-192.png' } },
      register: {
        captcha: { enabled: false },
        methods: ['username', 'mobile'],
        mobilePassword: true,
        usernameRules: { minLength: 4, maxLength: 20 },
        smsTemplate: 'register',
        terms: { version: '2026-11', topics: ['terms', 'privacy'] },
        minimumAge: 18,
      },
      captchaFor: ['register', 'sms', 'reset'],
      codeProvesRegistration: true,
      smsProvider: {
        firebase: true,
        apiKey: 'AIzaSyExample',
        appId: '1:1024:web:a1b2',
        authDomain: 'example.firebaseapp.com',
        projectId: 'example',
        messagingSenderId: '1024',
      },
      identity: {
        by: 'firebase',
        channels: [
          {
            channel: 'google',
            clientId: '1024.apps.googleusercontent.com',
            authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
            scope: 'openid email profile',
          },
        ],
        oneTap: { script: 'https://accounts.google.com/gsi/client', clientId: '1024.apps.googleusercontent.com' },
      },
      whitelabel: { GOOGLELOGIN3: true },
      gw: { GEETEST_ID: 'aurora', GEETEST_VERSION: '4', GEETEST_SERVERS: ['/wps/captcha/s1'] },
      imageCDNs: ['https://cdn.example.com'],
      gameHosts: [],
      pingKey: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE',
      licence: 'OGL/2026/014',
      sessionTimeDays: 5,
      sessionIdleMinutes: 30,
    },
  },
  'system.country': {
    input: { merchant: 'aurora' },
    output: { countryCode: 'PH', countryDialingCode: '63', countries: [country] },
  },
  'system.domainRoute': { input: {}, output: { domains: [{ domainName: 'https://www.example.com' }] } },
  'system.ping': {
    input: { speed: '1795262400000' },
    output: {
      merchant: 'aurora',
      host: 'www.example.com',
      speed: '1795262400000',
      expires: at,
      signature: 'c2lnbmF0dXJl',
    },
  },
  'system.manifest': { input: { merchantCode: 'aurora' }, output: { start_url: '/m/home', scope: '/m/' } },
  'system.downloads': {
    input: {},
    output: { items: [{ resourceType: 'Android', url: 'https://app.example.com/aurora.apk' }] },
  },
  'system.downloadPrompt': { input: {}, output: downloadPrompt },
  'relay.downloadSetting': {
    input: { domain: 'www.example.com' },
    output: { hosts: ['https://app.example.com'], appVersion: '2.4.39', panelFullscreen: false, panelClosable: true },
  },
  'wallet.balance': { input: {}, output: { amount: '128450', held: '0', bonus: '2500', currency: 'USD' } },
  'wallet.transactions': {
    input: { type: 'bet' },
    output: {
      items: [
        {
          id: '1',
          type: 'stake',
          amount: '-500',
          balanceAfter: '127950',
          currency: 'USD',
          at,
          subject: 'Rapid 5 · 202611210720',
          reference: 'R7K2M9QX4T',
          game: null,
        },
      ],
      nextCursor: null,
    },
  },
  'wallet.accounts': { input: {}, output: { items: [payoutAccount] } },
  'wallet.addAccount': {
    input: { kind: 'bankCard', issuer: 'demobank', number: '4242424242424242', holder: 'Anna Reyes' },
    output: payoutAccount,
  },
  'relay.withdrawAccountInfo': {
    input: {},
    output: {
      fullBankCardList: [payoutAccount],
      fullVirtualWalletList: [],
      fullEWalletList: [],
      payeeName: 'A••• R•••',
      kinds: [{ kind: 'bankCard', issuers: [{ code: 'demobank', name: 'Demo Bank', number: 'account' }] }],
      balance: { cash: '128450', held: '0', bonus: '2500', withdrawable: '128450', currency: 'USD' },
      rules: { min: '1000', max: '500000', minutes: 60 },
      turnover: null,
      bonus: { title: 'Deposit bonus', amount: '2500', required: '12500', done: '4000', until: at },
      identityCheck: { from: '400000', status: 'none' },
    },
  },
  'relay.depositSettings': {
    input: {},
    output: {
      methods: [
        {
          code: 'card',
          kind: 'card',
          title: 'Card',
          min: '1000',
          max: '500000',
          quickPicks: ['2000', '5000', '10000'],
          fee: { fixed: '0', rate: 150 },
          minutes: 1,
        },
      ],
      bonus: {
        title: 'Deposit bonus',
        percent: 50,
        most: '10000',
        leastDeposit: '2000',
        turnover: 5,
        days: 30,
      },
    },
  },
  'wallet.deposit': {
    input: { method: 'card', amount: '5000' },
    output: {
      orderId: token,
      status: 'pending',
      method: 'Card',
      kind: 'card',
      amount: '5000',
      credited: '4925',
      currency: 'USD',
      createdAt: at,
      expiresAt: at,
      decidedAt: null,
      payUrl: `https://bank.example.com/pay/${token}`,
      pixCode: null,
      transfer: null,
      wallet: null,
      takesSlip: false,
      slipAt: null,
      reason: null,
    },
  },
  'wallet.order': {
    input: { orderId: token },
    output: {
      orderId: token,
      status: 'succeeded',
      method: 'Card',
      kind: 'card',
      amount: '5000',
      credited: '4925',
      currency: 'USD',
      createdAt: at,
      expiresAt: at,
      decidedAt: at,
      serverTime: at,
    },
  },
  'wallet.orders': { input: {}, output: { items: [] } },
  'wallet.summary': {
    input: { from: '2026-11-01', to: '2026-11-30' },
    output: {
      totalDepositSuccessCount: 3,
      totalWithdrawSuccessCount: 1,
      firstDepositAt: at,
      deposits: '15000',
      withdrawals: '2000',
      stakes: '9500',
      wins: '4200',
      refunds: '0',
      currency: 'USD',
    },
  },
  'wallet.withdraw': {
    input: { accountId: 'a7K2M9QX4T', amount: '2000' },
    output: { orderId: token, status: 'waiting' },
  },
  'wallet.withdrawals': {
    input: {},
    output: {
      items: [
        {
          orderId: token,
          status: 'onHold',
          amount: '2000',
          currency: 'USD',
          kind: 'bankCard',
          issuer: 'Demo Bank',
          masked: '•••• 6789',
          createdAt: at,
          expectedBy: at,
          decidedAt: null,
          reason: 'Please send us a bank statement.',
          canCancel: false,
        },
      ],
    },
  },
  'wallet.cancelWithdrawal': { input: { orderId: token }, output: { orderId: token, status: 'cancelled' } },
  'game.launch': {
    input: { launchMode: 'LOTT', lottoGameCode: 'rapid5', device: 'MOBILE', language: 'EN', backUrl: '/m/home' },
    output: { gameUrl: `http://games.localhost:8080/lottery/?code=${token}` },
  },
  'game.lanes': {
    input: { most: '4' },
    output: {
      data: {
        lanes: [
          {
            id: 'lottery',
            title: 'Lottery',
            cards: [
              {
                accountTypeName: 'Lottery',
                displayName: 'Rapid 5',
                art: 'tile-comet',
                vendor: 'LOTT',
                gameCode: 'rapid5',
                gameType: 'LOTT',
                tag: 'hot',
                playable: true,
                maintenance: false,
              },
            ],
            gameClassify: { vendors: ['LOTT'] },
            gameCount: 3,
          },
        ],
      },
    },
  },
  'game.bets': {
    input: {},
    output: {
      items: [
        {
          receipt: 'M47KAQKBZTQQ',
          game: 'rapid5',
          vendor: 'LOTT',
          name: 'Rapid 5',
          issue: '202611210719',
          digits: 2,
          lines: [
            { text: '2 numbers', numbers: [4, 17], hits: [true, true] },
            { text: 'Odd', numbers: [], hits: [] },
          ],
          total: '1000',
          win: '960',
          status: 'won',
          placedAt: at,
        },
      ],
      nextCursor: null,
    },
  },
  'game.wins': {
    input: {},
    output: {
      latest: [
        { name: 'he•••', game: 'rapid5', title: 'Rapid 5', art: 'tile-comet', amount: '12500', at, ...lotteryWin },
      ],
      largest: [
        {
          name: 'de•••',
          game: 'zenith645',
          title: 'Zenith 6/45',
          art: 'tile-lotus',
          amount: '900000',
          at,
          ...lotteryWin,
        },
      ],
    },
  },
  'game.jackpots': {
    input: {},
    output: {
      items: [{ ...jackpotFacts, vendor: 'INSTANT', game: 'beacon', title: 'Beacon', art: 'games/beacon' }],
    },
  },
  'game.winsPrivacy': { input: {}, output: { hidden: false } },
  'game.hideWins': { input: { hidden: true }, output: { hidden: true } },
  'game.draws': {
    input: {},
    output: {
      items: [
        {
          game: 'rapid5',
          vendor: 'LOTT',
          name: 'Rapid 5',
          art: 'tile-comet',
          rhythm: 'Draws every minute',
          issue: '202611210720',
          intervalSeconds: 60,
          closesAt: at,
          drawsAt: at,
          lastIssue: '202611210719',
          lastNumbers: [4, 17, 22, 31, 45],
          lastBonus: [],
          topPrize: '1250000',
          stake: '100',
          serverTime: at,
        },
      ],
    },
  },
  'game.about': {
    input: { vendor: 'LOTT', game: 'rapid5' },
    output: {
      rules: ['A draw every minute. Bets close 10 seconds before it.'],
      stake: { least: '100', most: '10000' },
      returns: { least: 9161, most: 9515 },
      hasTrial: true,
      jackpot: null,
    },
  },
  'game.ownLists': {
    input: {
      favourites: [{ vendor: 'PG_SOFT', game: 'koi-fortune', at: '2026-11-21T11:00:00.000Z' }],
      recent: [{ vendor: 'LOTT', game: 'rapid5', at: '2026-11-21T11:30:00.000Z' }],
    },
    output: {
      favourites: [{ vendor: 'PG_SOFT', game: 'koi-fortune', at: '2026-11-21T11:00:00.000Z' }],
      recent: [{ vendor: 'LOTT', game: 'rapid5', at: '2026-11-21T11:30:00.000Z' }],
    },
  },
  'content.banners': {
    input: { group: 'home' },
    output: {
      items: [
        {
          groupName: 'home',
          url: '',
          linkageType: 'G',
          linkage: 'rapid5',
          gameType: 'LOTT',
          vendor: 'LOTT',
          eyebrow: 'Rapid 5',
          title: 'A draw every minute',
          action: 'Play',
          art: 'banner-draw',
        },
      ],
    },
  },
  'content.popups': { input: {}, output: { items: [announcement], forcedReading: false, autoplay: true } },
  'relay.listAnnouncements': {
    input: { types: 'PR', platform: 'M', category: 'app_download' },
    output: { items: [announcement] },
  },
  'content.activities': {
    input: {},
    output: { items: [{ ...card, badge: 'Event', endsAt: null, category: 'draws' }], nextCursor: null },
  },
  'content.activity': { input: { id: card.id }, output: { ...card, body: [block], endsAt: at, category: null } },
  'content.news': { input: {}, output: { items: [card], nextCursor: null } },
  'content.article': { input: { id: card.id }, output: { ...card, body: [block] } },
  'content.help': {
    input: {},
    output: { items: [{ id: card.id, section: 'Games', title: card.title, summary: card.summary }], nextCursor: null },
  },
  'content.helpTopic': {
    input: { id: card.id },
    output: { id: card.id, section: 'Games', title: card.title, body: [block] },
  },
  'member.referrals': {
    input: {},
    output: {
      code: 'K7QW2M9X',
      registered: 2,
      deposited: 1,
      items: [{ id: '12', name: 'he•••', registeredAt: at, hasDeposited: true }],
      nextCursor: null,
    },
  },
  'relay.availablePromotions': {
    input: {},
    output: { APP_DOWNLOAD: { enabled: false, count: 0 }, REFERRAL: { enabled: true, count: 1 } },
  },
  'relay.playerRankProgress': { input: {}, output: rank },
  'relay.promotionCategory': { input: {}, output: { items: [{ id: 'draws', title: 'Draws' }] } },
  'promotion.rewards': {
    input: {},
    output: {
      points: '1240',
      stakesPerPoint: '100',
      missions: [mission],
      bonus: {
        id: token,
        title: 'Deposit bonus',
        amount: '1000',
        required: '5000',
        done: '2500',
        until: at,
        games: ['Rapid 5', 'Moon 3D'],
      },
      rank,
      currency: 'USD',
    },
  },
  'promotion.claim': { input: { id: mission.id }, output: {} },
  'promotion.giveUpBonus': { input: { id: token }, output: {} },
  'promotion.mall': {
    input: {},
    output: {
      points: '1240',
      goods: [{ id: 'bonus-five', title: 'Bonus voucher', terms: 'Once a day.', price: '500', reward: bonusReward }],
      entries: [{ id: '7', kind: 'play', amount: '12', subject: null, at }],
    },
  },
  'promotion.buy': { input: { id: 'bonus-five', price: '500' }, output: { points: '740' } },
  'promotion.leaderBoard': {
    input: {},
    output: {
      startsAt: at,
      endsAt: at,
      items: [{ rank: 1, name: 'he•••', stakes: '250000', isOwn: false }],
      own: { rank: 12, name: 'de•••', stakes: '5000', isOwn: true },
      prizes: ['5000', '3000'],
    },
  },
  'promotion.benefits': {
    input: {},
    output: {
      levels: [
        {
          labelId: 'pearl',
          labelName: 'Pearl',
          conditions: [{ kind: 'stakes', current: '2500', required: '5000' }],
          points: '100',
          benefits: ['A gift of points'],
          isReached: false,
          isCurrent: false,
        },
      ],
      rank,
    },
  },
  'relay.gameTrialLaunch': {
    input: { gameId: 'rapid5', nodeId: 'LOTT', platform: 'html5' },
    output: { gameUrl: `http://games.localhost:8080/lottery/?code=${token}&trial=1` },
  },
  'relay.gameTrialLaunchSync': {
    input: { gameId: 'rapid5', nodeId: 'LOTT', platform: 'html5' },
    output: { gameUrl: `http://games.localhost:8080/lottery/?code=${token}&trial=1` },
  },
  'relay.newGameVendor': { input: {}, output: { items: [{ vendor: 'TCG' }] } },
  'relay.gameMatchV2': {
    input: {},
    output: {
      items: [
        {
          matchId: 'rapid5-202611210720',
          gameId: 'rapid5',
          nodeId: 'LOTT',
          name: 'Rapid 5',
          art: 'tile-comet',
          round: '202611210720',
          closesAt: at,
          startsAt: at,
        },
      ],
    },
  },
  'relay.fcmBind': { input: { registrationToken: token }, output: {} },
  'relay.fcmSubscribe': { input: { registrationToken: token, topic: 'ALL' }, output: {} },
  'push.settings': {
    input: {},
    output: {
      vapidKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      off: ['chatAnswered'],
      quiet: { from: 1320, to: 420 },
    },
  },
  'push.save': {
    input: { off: ['chatAnswered'], quiet: { from: 1320, to: 420 }, timeZone: 'Asia/Bangkok' },
    output: {},
  },
  'push.test': { input: { registrationToken: token }, output: { outcome: 'sent' } },
  'relay.fcmUnsubscribe': { input: { registrationToken: token, unsubscribeAll: true }, output: {} },
  'relay.launchChat': {
    input: { b2c: true, title: 'Customer service', backUrl: '/m/home', language: 'en-US' },
    output: { chatUrl: `http://chat.localhost:8080/chat/?code=${token}&ui=EN` },
  },
  'relay.unreadCount': { input: {}, output: { unReadCount: 2 } },
  'relay.customerServiceScript': {
    input: {},
    output: {
      csType: 'LIVECHAT',
      frameUrl: null,
      agent: { name: 'demo', address: 'aurora+7d1f6a52@members.invalid' },
    },
  },
  'chat.enter': {
    input: { code: token },
    output: { session: token, name: 'demo', title: 'Customer service', backUrl: 'http://localhost:8080/m/home' },
  },
  'chat.state': {
    input: { after: 6, revision: 11, wait: true },
    output: {
      revision: 12,
      status: 'waiting',
      place: 1,
      isStaffed: true,
      hours: { opens: '09:00', closes: '18:00', timeZone: 'Asia/Manila' },
      agentIsTyping: false,
      agentSeen: 6,
      stars: null,
      messages: [chatMessage],
      hasOlder: false,
      serverTime: at,
    },
  },
  'chat.older': { input: { before: 8 }, output: { messages: [chatMessage], hasOlder: false } },
  'chat.send': { input: { id: token, text: 'When does my withdrawal arrive?' }, output: chatMessage },
  'chat.picture': { input: { seq: 8 }, output: { jpeg: '/9j/4AAQ' } },
  'chat.typing': { input: {}, output: {} },
  'chat.seen': { input: { seq: 7 }, output: {} },
  'chat.end': { input: {}, output: {} },
  'chat.rate': { input: { stars: 5 }, output: {} },
  'games.enter': { input: { code: token }, output: entered },
  'games.state': {
    input: { game: 'rapid5' },
    output: {
      game: 'rapid5',
      name: 'Rapid 5',
      art: 'tile-comet',
      intervalSeconds: 60,
      range,
      betTypes: [
        { code: 'pick2', kind: 'numbers', pick: 2, sides: [], odds: [{ tier: 'hit', hundredths: 8800 }] },
        { code: 'sum', kind: 'side', pick: 1, sides: ['big', 'small'], odds: [{ tier: 'hit', hundredths: 192 }] },
      ],
      issue: { issue: '202611210720', opensAt: at, closesAt: at, drawsAt: at, commitment: token },
      results: [drawn],
      hot: [4, 17],
      stake: { min: '100', max: '50000', chips: ['100', '500', '1000', '5000'] },
      topPrize: '1250000',
      serverTime: at,
    },
  },
  'games.bet': {
    input: { game: 'rapid5', issue: '202611210720', lines: [{ betType: 'pick2', numbers: [4, 17] }], stake: '500' },
    output: { receipt, balance: '127950' },
  },
  'games.bets': {
    input: { game: 'rapid5', status: 'open' },
    output: { items: [receipt], nextCursor: null, balance: '127950' },
  },
  'games.trialEnter': { input: { code: token }, output: { ...entered, balance: '20000' } },
  'games.trialBet': {
    input: {
      trial: token,
      game: 'rapid5',
      issue: '202611210720',
      lines: [{ betType: 'pick2', numbers: [4, 17] }],
      stake: '500',
    },
    output: { receipt, balance: '19500' },
  },
  'games.trialBets': {
    input: { trial: token, game: 'rapid5', status: 'open' },
    output: { items: [receipt], nextCursor: null, balance: '19500' },
  },
  'games.results': { input: { game: 'rapid5' }, output: { items: [drawn], nextCursor: null } },
  'games.proof': {
    input: { game: 'rapid5', issue: '202611210719' },
    output: { game: 'rapid5', issue: '202611210719', commitment: token, seed: token, range, result: drawn },
  },
  'games.instantState': { input: { game: 'beacon' }, output: instantState },
  'games.instantBet': {
    input: { game: 'beacon', stake: '100', target: 200, commitment: token },
    output: { round: instantRound, seeds: instantSeeds, balance: '128550', jackpot: '61241' },
  },
  'games.instantSeed': {
    input: { game: 'beacon', clientSeed: 'my lucky words', next: token },
    output: { seeds: { ...instantSeeds, nonce: 0 }, next: token, revealed: revealedSeeds },
  },
  'games.instantProof': {
    input: { game: 'beacon', round: token },
    output: {
      game: 'beacon',
      round: token,
      commitment: token,
      clientSeed: 'my lucky words',
      nonce: 2,
      target: 200,
      result: 341,
      seed: null,
      jackpot: { number: '3112874', of: '5000000', isWon: false },
    },
  },
  'games.jackpot': { input: { game: 'beacon' }, output: { jackpot: jackpotFacts } },
  'games.instantTrialState': { input: { trial: token, game: 'beacon' }, output: { ...instantState, jackpot: null } },
  'games.instantTrialBet': {
    input: { trial: token, game: 'beacon', stake: '100', target: 200, commitment: token },
    output: { round: { ...instantRound, jackpot: null }, seeds: instantSeeds, balance: '20100', jackpot: null },
  },
  'games.instantTrialSeed': {
    input: { trial: token, game: 'beacon', clientSeed: 'my lucky words', next: token },
    output: { seeds: { ...instantSeeds, nonce: 0 }, next: token, revealed: revealedSeeds },
  },

  'wallet.slip': { input: { orderId: token }, output: { slipAt: at } },
  'security.identityDocument': { input: { kind: 'selfie' }, output: overview.identityCheck },
  'chat.sendPicture': { input: { id: token }, output: { ...chatMessage, seq: 8, kind: 'picture', text: '' } },
};
