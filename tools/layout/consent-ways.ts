// Ways to the sheet that asks for consent: as an operator with many receivers has it.
import { calls, type OutputOf } from '@foyer/contract';
import { answerFor, closeDialogs, inOrder, type Way } from './ways.ts';

const CONSENT = calls['track.consent'].path;

const asked: OutputOf<'track.consent'> = {
  isAsked: true,
  version: '1',
  receivers: ['Meta', 'Google', 'TikTok', 'AppsFlyer', 'Adjust', 'A tracker with a name of forty letters'],
  hasPixels: false,
  tellsNames: true,
  chosen: null,
};

export const askConsent: Way = answerFor(CONSENT, 200, { success: true, value: asked });

export const leaveConsent: Way = inOrder(closeDialogs, (page) => page.unroute(`**${CONSENT}*`));
