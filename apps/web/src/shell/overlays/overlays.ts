// Every overlay of the app: what it is asked with and what it answers. Features meet here and never import each other.
import type { CaptchaAction, CaptchaProof, LanguageCode } from '@foyer/contract';

/** Kinds of interruption in the one order of the one queue: earlier kinds go first. `own`: asked for by the person, at once. */
export const overlayOrder = [
  'legal',
  'domain',
  'security',
  'support',
  'update',
  'news',
  'install',
  'push',
  'own',
] as const;
export type OverlayKind = (typeof overlayOrder)[number];

export interface OverlayTable {
  /** A notice with one button, or two: answers which. */
  alert: {
    props: { title: string; message: string; confirm?: string; cancel?: string; reference?: string };
    answer: 'confirmed' | 'cancelled';
  };
  /** OV-01: the log-in sheet over any page. */
  login: { props: { reason?: 'play' | 'expired' }; answer: 'loggedIn' };
  /** OV-01: registration over any page. Who asked shows the log-in when somebody has an account already. */
  register: { props: { reason?: 'play' }; answer: 'registered' | 'hasAccount' };
  /** OV-04: the word of welcome after a registration. */
  firstTime: { props: { name: string }; answer: never };
  /** A legal page over a form that must not be lost. */
  legal: { props: { topic: string }; answer: never };
  /** Forgotten password or user name: answers the name to log in with. */
  recover: { props: Record<never, never>; answer: { userName: string } };
  language: { props: { current: LanguageCode }; answer: LanguageCode };
  /** OV-03: the picker of dialing codes; countries by their code. */
  country: { props: { current: string }; answer: string };
  /** The vendor's puzzle over whatever is open: answers the fields of the proof. */
  captcha: { props: { action: CaptchaAction }; answer: CaptchaProof };
  /** A token in the address belongs to another member than the one logged in: ask, never switch silently. */
  switchMember: { props: { from: string; to: string }; answer: 'switch' | 'stay' };
}

export type OverlayName = keyof OverlayTable;

/** How each overlay behaves in the queue. */
export const overlays: Readonly<Record<OverlayName, { kind: OverlayKind; closable: boolean }>> = {
  alert: { kind: 'security', closable: true },
  login: { kind: 'own', closable: true },
  register: { kind: 'own', closable: true },
  firstTime: { kind: 'news', closable: true },
  legal: { kind: 'own', closable: true },
  recover: { kind: 'own', closable: true },
  language: { kind: 'own', closable: true },
  country: { kind: 'own', closable: true },
  captcha: { kind: 'own', closable: true },
  switchMember: { kind: 'security', closable: false },
};
