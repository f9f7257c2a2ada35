// Every overlay of the app: its props and its answer. Features meet here and never import each other.
import type {
  Announcement,
  CaptchaAction,
  CaptchaProof,
  LanguageCode,
  OutputOf,
  SecurityOverview,
  Status,
  StepUpRequired,
} from '@foyer/contract';
import type { Failure, Outcome, StepUp } from '../http/outcome.ts';
import type { UnknownIdentity } from '../identity/unknown-identity.ts';
import type { SessionStart } from '../session/session-start.ts';
import type { WaitingLogin } from '../session/waiting-login.ts';

/**
 * Kinds of interruption in the one order of the one queue: earlier kinds go first. `own`: opened by the person, at
 * once.
 */
export const overlayOrder = [
  'legal',
  'domain',
  'security',
  'support',
  'update',
  'welcome',
  'news',
  'install',
  'push',
  'own',
] as const;
export type OverlayKind = (typeof overlayOrder)[number];

/** The trouble that somebody wants help with. */
export type HelpSubject = 'login' | 'password' | 'outage';

/** The look of the download prompt, as the operator configures it. */
export interface DownloadPromptProps {
  readonly title: string;
  readonly icon: string | null;
  readonly text: string;
  /** Address of the picture above the text. */
  readonly background: string | null;
  readonly theme: 'brand' | 'plain';
}

/** A sheet may be closed over its call. */
interface Watched<T> {
  readonly onSending: (call: Promise<Outcome<T> | null>) => void;
}

interface AppUpgradeProps {
  readonly from: string;
  readonly to: string;
}

export interface OverlayTable {
  /**
   * A notice with one button, or two: answers which. `lead`: our sentence before a message that says little. `help`: no
   * new try helps, so customer service is offered. `danger`: to confirm takes something away that no tap brings back.
   */
  alert: {
    props: {
      title: string;
      lead?: string;
      message: string;
      confirm?: string;
      cancel?: string;
      reference?: string;
      help?: true;
      danger?: true;
    };
    answer: 'confirmed' | 'cancelled';
  };
  /** OV-01: the log-in sheet over any page. */
  login: { props: { reason?: 'play' | 'expired' | 'link' }; answer: 'loggedIn' };
  /** LG-05: the second step of a log-in, over any page. Asked through `takeSecondFactor`; answers when the session has begun. */
  twoFactor: { props: WaitingLogin; answer: 'passed' | 'expired' };
  /** OV-02: finds the account that a new identity belongs to; answers when the session has begun. */
  loginChoice: { props: UnknownIdentity; answer: SessionStart };
  /** The member shows once more to be there; `attempt` makes the change and answers why it was refused. */
  stepUp: {
    props: { methods: StepUpRequired['ways']; attempt: (proof: StepUp) => Promise<Failure | null> };
    answer: 'confirmed';
  };
  /** Another e-mail address or number on file, verified by a code. `onSending` is told of each call that may change it. */
  contact: {
    props: { kind: 'email' | 'mobile'; overview: SecurityOverview } & Watched<SecurityOverview>;
    answer: SecurityOverview;
  };
  /** An authenticator app is set up; answers its recovery codes. `onSending` as above. */
  enrol: { props: Watched<OutputOf<'security.enrolConfirm'>>; answer: OutputOf<'security.enrolConfirm'> };
  /** Shown this once, and until the member has kept them. */
  recoveryCodes: { props: { codes: readonly string[] }; answer: 'kept' };
  /**
   * OV-01: registration over any page. The caller shows the log-in when the person says that they have an account; a
   * social account or a number may have logged them in already.
   */
  register: { props: { reason?: 'play' }; answer: SessionStart | 'hasAccount' };
  /** OV-04: the word of welcome after a registration. */
  firstTime: { props: { name: string; isNameGenerated?: boolean }; answer: never };
  /**
   * PO-01: the operator's announcements, which come by themselves. `forced`: they are closed on the last one only.
   * `hidesToday` says whether its box is ticked, also when they come back from waiting; `onHideToday` is told of each
   * change. `isFree`: it takes none of the day's prompts. Answers `left` when a link led away before they were read.
   */
  announcements: {
    props: {
      items: readonly Announcement[];
      autoplay: boolean;
      forced?: true;
      isFree?: true;
      hidesToday: () => boolean;
      onHideToday: (isOn: boolean) => void;
    };
    answer: 'read' | 'left';
  };
  /** The announcements of this person's audience, to be read again; RL-01: or those about the operator's app. */
  announcementList: { props: { category?: 'app_download' }; answer: never };
  /**
   * MA-01, MA-02: the site has closed to the visitor, and stays over the page until it is open again. `isDue`: a call of
   * the person's was refused for it.
   */
  siteClosed: {
    props: { why: 'maintenance' | 'region'; status: Status; onRetry: () => Promise<void>; isDue?: true };
    answer: never;
  };
  /** Whether others may be told of what the person does here. Closed, nothing is chosen. */
  consent: { props: Record<never, never>; answer: 'accepted' | 'refused' };
  /** A maintenance that is planned; `text` is the operator's, `end` its announced end. */
  maintenancePlanned: { props: { from: string; end: string | null; text: string | null }; answer: never };
  /** A legal page over a form that must not be lost. */
  legal: { props: { topic: string }; answer: never };
  /** Forgotten password or user name: answers the name to log in with. */
  recover: { props: Record<never, never>; answer: { userName: string } };
  /** DF-01: the page's own domain fails; `message` is the back end's message, or empty. */
  domainFailure: { props: { message: string; reference: string }; answer: never };
  /** DF-03: customer services to choose from; `labels` are those of the member, where the asker knows them, `about` names the article that may help at once, `reference` the failure. */
  services: {
    props: { labels?: readonly string[]; about?: HelpSubject; reference?: string | undefined };
    answer: never;
  };
  language: { props: { current: LanguageCode }; answer: LanguageCode };
  /** OV-03: the picker of dialing codes; countries by their code. */
  country: { props: { current: string }; answer: string };
  /** A game that is not open yet, by its name and picture; the dialog leads to what can be played. */
  soon: { props: { name: string; art: string | undefined; maintenance?: true | undefined }; answer: never };
  /** GL-02: a game that is no lottery opens from where it was tapped; `query` as /m/launchGame has it. */
  launch: { props: { query: Readonly<Record<string, string>>; name: string }; answer: never };
  /**
   * What a game is, before play: its rules, stakes and return; `query` as /m/launchGame has it. Answers that somebody
   * wants to play for money; a trial it opens itself.
   */
  gameSheet: {
    props: { query: Readonly<Record<string, string>>; name: string; art: string | undefined };
    answer: 'real';
  };
  /** IN-02: offers the operator's app and the site on the home screen. */
  installPanel: {
    props: {
      title: string;
      icon: string | null;
      text: string;
      /** Sentence of the operator about the app. */
      description: string;
      hasApp: boolean;
      hasWeb: boolean;
      hasChrome: boolean;
      isFullscreen: boolean;
      isClosable: boolean;
    };
    answer: 'app' | 'web' | 'chrome' | 'browser';
  };
  /** IN-06: how the site gets to the home screen of iOS, by the kind of browser. */
  installGuide: { props: { icon: string | null }; answer: never };
  /** DP-01: offers the operator's app; of the other name it cannot be closed. */
  downloadPrompt: { props: DownloadPromptProps; answer: 'download' };
  forcedDownload: { props: DownloadPromptProps; answer: 'download' };
  /** DI-01: a picture about the app, to close or to save; a second one follows, which takes none of the day's prompts. */
  downloadImage: {
    props: {
      picture: string;
      title: string;
      /** Name of the picture, and its address as a file (PW-02): none where it cannot be saved. */
      file: string;
      savedFrom: string | null;
      isFree?: true;
    };
    answer: 'saved';
  };
  /** UP-01: the app around the page is an old one; of the other name it cannot be closed. */
  appUpgrade: { props: AppUpgradeProps; answer: 'upgrade' };
  mandatoryUpgrade: { props: AppUpgradeProps; answer: 'upgrade' };
  /** PU-01: asks whether this device may show notifications; answers what the browser said. */
  pushPrompt: { props: Record<never, never>; answer: NotificationPermission };
  /** GL-04: a trial over the whole screen. */
  trial: { props: { query: Readonly<Record<string, string>>; name: string }; answer: never };
  /** The vendor's puzzle over whatever is open: answers the fields of the proof. */
  captcha: { props: { action: CaptchaAction }; answer: CaptchaProof };
  /** AU-01, UP-02: a new version of the site, or of the installed app. */
  update: { props: { of: 'site' | 'app' }; answer: 'reload' };
  /** A token in the address belongs to another member than the one logged in: ask, never switch silently. */
  switchMember: { props: { from: string; to: string }; answer: 'switch' | 'stay' };
}

export type OverlayName = keyof OverlayTable;

export interface OverlayBehaviour {
  readonly kind: OverlayKind;
  readonly closable: boolean;
  /** The page below scrolls so long after the opening. */
  readonly scrollLockDelayMs: number;
}

/** The overlays that the person does not open, or may not close. */
export const exceptions: { readonly [N in OverlayName]?: Partial<OverlayBehaviour> } = {
  alert: { kind: 'security' },
  recoveryCodes: { closable: false },
  // Said once, to whoever has just come: before the news of the house @assumed.
  firstTime: { kind: 'welcome' },
  announcements: { kind: 'news' },
  // IN-03: from then on, as long as the panel is open @assumed.
  installPanel: { kind: 'install', scrollLockDelayMs: 500 },
  downloadPrompt: { kind: 'install' },
  forcedDownload: { kind: 'install', closable: false },
  downloadImage: { kind: 'install' },
  appUpgrade: { kind: 'update' },
  mandatoryUpgrade: { kind: 'update', closable: false },
  domainFailure: { kind: 'domain', closable: false },
  update: { kind: 'update' },
  siteClosed: { kind: 'domain', closable: false },
  maintenancePlanned: { kind: 'domain' },
  consent: { kind: 'legal' },
  pushPrompt: { kind: 'push' },
  switchMember: { kind: 'security', closable: false },
};

/** Returns how an overlay behaves in the queue. */
export const behaviourOf = (name: OverlayName): OverlayBehaviour => ({
  kind: 'own',
  closable: true,
  scrollLockDelayMs: 0,
  ...exceptions[name],
});
