// The English texts as one object: the type of all texts. Imported for its type only.
import announcements from './EN/announcements.json' with { type: 'json' };
import banners from './EN/banners.json' with { type: 'json' };
import captcha from './EN/captcha.json' with { type: 'json' };
import changePassword from './EN/changePassword.json' with { type: 'json' };
import chat from './EN/chat.json' with { type: 'json' };
import codes from './EN/codes.json' with { type: 'json' };
import codesProblem from './EN/codesProblem.json' with { type: 'json' };
import common from './EN/common.json' with { type: 'json' };
import content from './EN/content.json' with { type: 'json' };
import country from './EN/country.json' with { type: 'json' };
import deposit from './EN/deposit.json' with { type: 'json' };
import dialogs from './EN/dialogs.json' with { type: 'json' };
import domainFailure from './EN/domainFailure.json' with { type: 'json' };
import failure from './EN/failure.json' with { type: 'json' };
import feedback from './EN/feedback.json' with { type: 'json' };
import history from './EN/history.json' with { type: 'json' };
import home from './EN/home.json' with { type: 'json' };
import identity from './EN/identity.json' with { type: 'json' };
import identityCheck from './EN/identityCheck.json' with { type: 'json' };
import imageCaptcha from './EN/imageCaptcha.json' with { type: 'json' };
import inbox from './EN/inbox.json' with { type: 'json' };
import install from './EN/install.json' with { type: 'json' };
import jackpot from './EN/jackpot.json' with { type: 'json' };
import language from './EN/language.json' with { type: 'json' };
import launchGame from './EN/launchGame.json' with { type: 'json' };
import ledger from './EN/ledger.json' with { type: 'json' };
import linkLogin from './EN/linkLogin.json' with { type: 'json' };
import lobby from './EN/lobby.json' with { type: 'json' };
import login from './EN/login.json' with { type: 'json' };
import loginProblem from './EN/loginProblem.json' with { type: 'json' };
import loginSheet from './EN/loginSheet.json' with { type: 'json' };
import memberHome from './EN/memberHome.json' with { type: 'json' };
import miniGame from './EN/miniGame.json' with { type: 'json' };
import myBets from './EN/myBets.json' with { type: 'json' };
import newPassword from './EN/newPassword.json' with { type: 'json' };
import notFound from './EN/notFound.json' with { type: 'json' };
import order from './EN/order.json' with { type: 'json' };
import ownLists from './EN/ownLists.json' with { type: 'json' };
import pageDescriptions from './EN/pageDescriptions.json' with { type: 'json' };
import pages from './EN/pages.json' with { type: 'json' };
import passwordProblem from './EN/passwordProblem.json' with { type: 'json' };
import payoutAccounts from './EN/payoutAccounts.json' with { type: 'json' };
import phone from './EN/phone.json' with { type: 'json' };
import phoneLogin from './EN/phoneLogin.json' with { type: 'json' };
import push from './EN/push.json' with { type: 'json' };
import recover from './EN/recover.json' with { type: 'json' };
import referral from './EN/referral.json' with { type: 'json' };
import register from './EN/register.json' with { type: 'json' };
import registerProblem from './EN/registerProblem.json' with { type: 'json' };
import rewards from './EN/rewards.json' with { type: 'json' };
import security from './EN/security.json' with { type: 'json' };
import services from './EN/services.json' with { type: 'json' };
import site from './EN/site.json' with { type: 'json' };
import siteClosed from './EN/siteClosed.json' with { type: 'json' };
import social from './EN/social.json' with { type: 'json' };
import socialPlace from './EN/socialPlace.json' with { type: 'json' };
import supportDetails from './EN/supportDetails.json' with { type: 'json' };
import tracking from './EN/tracking.json' with { type: 'json' };
import twoFactor from './EN/twoFactor.json' with { type: 'json' };
import ui from './EN/ui.json' with { type: 'json' };
import updates from './EN/updates.json' with { type: 'json' };
import upload from './EN/upload.json' with { type: 'json' };
import withdraw from './EN/withdraw.json' with { type: 'json' };
import withdrawal from './EN/withdrawal.json' with { type: 'json' };

export default {
  announcements,
  banners,
  captcha,
  changePassword,
  chat,
  codes,
  codesProblem,
  common,
  content,
  country,
  deposit,
  dialogs,
  domainFailure,
  failure,
  feedback,
  history,
  home,
  inbox,
  identity,
  identityCheck,
  imageCaptcha,
  install,
  jackpot,
  language,
  launchGame,
  ledger,
  linkLogin,
  lobby,
  login,
  loginProblem,
  loginSheet,
  memberHome,
  miniGame,
  myBets,
  newPassword,
  notFound,
  order,
  ownLists,
  pageDescriptions,
  pages,
  passwordProblem,
  payoutAccounts,
  phone,
  phoneLogin,
  push,
  recover,
  referral,
  register,
  registerProblem,
  services,
  rewards,
  security,
  site,
  supportDetails,
  tracking,
  twoFactor,
  siteClosed,
  social,
  socialPlace,
  ui,
  updates,
  upload,
  withdraw,
  withdrawal,
};
