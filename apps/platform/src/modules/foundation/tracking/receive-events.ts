// The calls of tracking: what is asked of a person here, what they chose, and what their browser saw.
import { readSeenEvents } from '@foyer/contract/tracked-events';
import type { CallContext, Handlers, PlatformContext } from '../../../module.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { choiceOf, isAsked, mayTell } from './consent.rules.ts';
import { keepSeen, takeForPixels } from './event-store.ts';
import { customerIdOf, visitorIdOf } from './names.ts';
import { choicesOf, keepChoice, noteSeen } from './subject-store.ts';

/** More than any person does @assumed */
const POSTS_A_MINUTE = 120;
/** Of one operator: many addresses together cannot fill the table @assumed */
const POSTS_OF_ALL_A_MINUTE = 12_000;
const MINUTE_SECONDS = 60;

type Context = Pick<PlatformContext, 'db' | 'now'>;

/** The member before the device: a choice belongs to the person. */
const subjectsOf = ({ merchant, session }: CallContext, visitor: string | undefined): readonly string[] => [
  ...(session ? [customerIdOf(merchant.code, session.memberId)] : []),
  ...(visitor ? [visitorIdOf(merchant.code, visitor)] : []),
];

export const trackingHandlers = ({ db, now }: Context) => {
  const requireTry = async ({ merchant, ip }: CallContext): Promise<void> => {
    const limits = [
      { key: `track|${merchant.code}|${callerOf(ip)}`, most: POSTS_A_MINUTE, windowSeconds: MINUTE_SECONDS },
      { key: `track|${merchant.code}`, most: POSTS_OF_ALL_A_MINUTE, windowSeconds: MINUTE_SECONDS },
    ];
    for (const limit of limits) {
      const wait = await reserveTry(db, [limit]);
      if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
    }
  };

  /** With a session the member's own: what the device has may be somebody else's. */
  const recordedBy = (context: CallContext, visitor: string | undefined) =>
    choicesOf(db, context.merchant.code, subjectsOf(context, context.session ? undefined : visitor));

  return {
    'track.consent': async ({ visitor }, context) => {
      const { merchant, region } = context;
      const { consent, names, pixels, servers } = merchant.tracking;
      return {
        isAsked: isAsked(merchant, region),
        version: consent.version,
        receivers: [...names],
        hasPixels: pixels.length > 0,
        // Pixels get no member.
        tellsNames: merchant.trackedNames && servers.length > 0,
        chosen: choiceOf(merchant, region, await recordedBy(context, visitor)),
      };
    },
    'track.choose': async ({ visitor, choice, version }, context) => {
      await requireTry(context);
      const chosen = { choice, version, at: now().toISOString() };
      const { code, tracking } = context.merchant;
      // What a member accepts says nothing of whoever uses the device without that session.
      const mayDecide = context.session === null || choice === 'refused';
      // Who accepts a sheet that is asked no more allows nothing: it must not take the place of a refusal of the present one.
      if (choice === 'refused' || version === tracking.consent.version)
        await keepChoice(db, code, subjectsOf(context, mayDecide ? visitor : undefined), chosen);
      return chosen;
    },
    'track.events': async (input, context) => {
      await requireTry(context);
      const events = readSeenEvents(input.events);
      if (events === null) throw new Refusal('input.invalid');
      const { merchant, region, session } = context;
      const isAllowed = mayTell(merchant, region, input, await recordedBy(context, input.visitor));
      const subjects = subjectsOf(context, isAllowed ? input.visitor : undefined);
      const { marks = {}, s2s = {}, days = 0 } = input;
      const { version } = merchant.tracking.consent;
      const consent = {
        mayTell: isAllowed,
        tellVersion: input.consent === 'accepted' && input.version === version ? version : null,
        version,
        isAsked: isAsked(merchant, region),
      };
      await noteSeen(db, merchant.code, subjects, { ...consent, marks, s2s, days, at: now() });
      const customer = session ? customerIdOf(merchant.code, session.memberId) : null;
      const visitor = isAllowed && input.visitor ? visitorIdOf(merchant.code, input.visitor) : null;
      const watcher = { merchant, visitor, customer, customerName: session?.userName ?? '' };
      const accepted = await keepSeen(db, watcher, events, now());
      const pixels = merchant.tracking.pixels.map(({ key }) => key);
      const due = isAllowed && input.takesDue ? await takeForPixels(db, merchant.code, watcher, pixels) : [];
      return { accepted, due: [...due] };
    },
  } satisfies Partial<Handlers>;
};
