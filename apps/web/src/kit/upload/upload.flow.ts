// One picture on its way: chosen, made smaller, sent, and what became of it.

import type { Shrunk } from '@foyer/browsers/shrink';
import { MOST_DOCUMENT_BYTES } from '@foyer/contract/uploads';
import type { Problem } from '../../shell/errors/problem.rules.ts';
import { type Fault, type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';

export type UploadProblem = Problem<never>;

export type UploadState =
  /** `problem` tells of the file that was chosen last; `picture` is sent again on a tap, where it could be. */
  | { readonly at: 'waiting'; readonly problem: UploadProblem | null; readonly picture: Shrunk | null }
  | { readonly at: 'shrinking' }
  /** `percent`: what of the file has left. */
  | { readonly at: 'sending'; readonly picture: Shrunk; readonly percent: number }
  | { readonly at: 'sent'; readonly preview: string | null };

export type UploadEvent =
  | { readonly type: 'chosen'; readonly file: Blob }
  | { readonly type: 'shrunk'; readonly picture: Shrunk }
  | { readonly type: 'progressed'; readonly percent: number }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly problem: UploadProblem | null; readonly canRetry: boolean }
  | { readonly type: 'cancelTapped' }
  | { readonly type: 'retryTapped' };

export type UploadEffect =
  | { readonly do: 'shrink'; readonly file: Blob }
  | { readonly do: 'send'; readonly file: Blob }
  /** Stops what is under way; its end tells nothing any more. */
  | { readonly do: 'stop' };

type Happened<T extends UploadEvent['type']> = Extract<UploadEvent, { type: T }>;
type Next = Step<UploadState, UploadEffect>;
const to = stepsOf<UploadState, UploadEffect>();

const wait = (problem: UploadProblem | null = null, picture: Shrunk | null = null): Next =>
  to({ at: 'waiting', problem, picture });

const choose = (_: UploadState, { file }: Happened<'chosen'>): Next => to({ at: 'shrinking' }, { do: 'shrink', file });

const sendNow = (picture: Shrunk): Next => {
  if (picture.file.size > MOST_DOCUMENT_BYTES) return wait({ at: 'form', text: 'upload.tooLarge' });
  return to({ at: 'sending', picture, percent: 0 }, { do: 'send', file: picture.file });
};

const cancel = (): Next => to({ at: 'waiting', problem: null, picture: null }, { do: 'stop' });

const breakDown = (_: UploadState, fault: Fault): Next => wait(fault);

/** Returns the flow. Another picture may be chosen at any moment but while one is being sent. */
export const uploadFlow = (): Flow<UploadState, UploadEvent, UploadEffect> => ({
  name: 'upload',
  start: wait(),
  broken: {
    waiting: null,
    shrinking: breakDown,
    sending: ({ picture }, fault) => wait(fault, picture),
    sent: null,
  },
  on: {
    waiting: {
      chosen: choose,
      retryTapped: (state) => (state.picture ? sendNow(state.picture) : to(state)),
    },
    shrinking: {
      shrunk: (_, { picture }) => sendNow(picture),
      cancelTapped: cancel,
    },
    sending: {
      progressed: (state, { percent }) => to({ ...state, percent }),
      accepted: ({ picture }) => to({ at: 'sent', preview: picture.preview }),
      refused: ({ picture }, { problem, canRetry }) => wait(problem, canRetry ? picture : null),
      cancelTapped: cancel,
    },
    sent: { chosen: choose },
  },
});
