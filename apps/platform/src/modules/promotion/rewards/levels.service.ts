// Raises members to the level that their bets reach: the label, its points, and a word of it.
import { FALLBACK_LANGUAGE, type OutputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import { faultOf } from '../../../log.ts';
import { isOn } from '../../../merchants/switch.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { holdMember, languageOf, mayTakePart, memberById, notifyMember, setLabel } from '../../account/member/api.ts';
import { totalPlay } from '../play-count/api.ts';
import { addPoints } from '../points/api.ts';
import { conditionsOf, labelOf, levelsToRaise, rankProgress } from './levels.rules.ts';
import { addDueLevel, type DueLevel, dueLevels, forgetDueLevel, postponeDueLevel } from './reward-store.ts';
import { playBeforeLabel } from './staff-label-store.ts';
import { textIn } from './texts.rules.ts';

const BATCH = 100;
type Job = Pick<PlatformContext, 'db' | 'now' | 'merchants' | 'log' | 'outbox'>;

/**
 * Answers when a member who may take part in nothing now may again, by the end of a time-out or an
 * exclusion; null: there is nothing to wait for. Whoever comes back without such an end is noted by
 * the page of the levels.
 */
const raise = async (job: Job, tx: Tx, { merchant: code, memberId }: DueLevel): Promise<Date | null> => {
  await holdMember(tx, memberId);
  const [merchant, member] = [job.merchants.byCode(code), await memberById(tx, memberId)];
  if (merchant === null || member === null) return null;
  if (!mayTakePart(member, job.now())) {
    const { statusUntil } = member;
    return statusUntil !== null && mayTakePart(member, statusUntil) ? statusUntil : null;
  }
  const before = await playBeforeLabel(tx, memberId);
  const levels = levelsToRaise(merchant, member.label, await totalPlay(tx, memberId), before);
  const highest = labelOf(merchant, levels.at(-1)?.labelId ?? null);
  if (highest === null) return null;
  await setLabel(tx, code, memberId, highest.labelId);
  // Points belong to the reward centre.
  for (const { labelId, points } of isOn(merchant, 'rewardCenter') ? levels : []) {
    if (points === null) continue;
    const name = labelOf(merchant, labelId)?.labelName ?? labelId;
    const entry = {
      kind: 'level',
      amount: BigInt(points),
      reference: `level|${memberId}|${labelId}`,
      subject: { EN: name },
    } as const;
    await addPoints(tx, { merchant: code, memberId, ...entry, at: job.now() });
  }
  const values = { level: highest.labelName };
  await notifyMember(job, tx, { notice: 'levelReached', member, values }, { merchant, language: languageOf(member) });
  return null;
};

/** Raises every member who is noted. One whose level cannot be raised stops no other, and stays noted. */
export const raiseDueLevels = async (job: Job): Promise<void> => {
  for (const due of await dueLevels(job.db, BATCH)) {
    try {
      const until = await job.db.transaction((tx) => raise(job, tx as Tx, due));
      if (until === null) await forgetDueLevel(job.db, due);
      else await postponeDueLevel(job.db, due, until);
    } catch (error) {
      job.log.error({ job: 'levels', reference: due.memberId, fault: faultOf(error) }, 'a level could not be raised');
    }
  }
};

/** The levels of the operator's club, and the member's way. */
export const benefitsOf = async (
  { db }: Pick<PlatformContext, 'db'>,
  { merchant, session: { member }, language }: MemberContext,
): Promise<OutputOf<'promotion.benefits'>> => {
  const [play, before] = await Promise.all([totalPlay(db, member.id), playBeforeLabel(db, member.id)]);
  // Levels that the operator added since the last bet are noted here.
  if (levelsToRaise(merchant, member.label, play, before).length > 0) await addDueLevel(db, merchant.code, member.id);
  const own = labelOf(merchant, member.label);
  return {
    levels: merchant.content.rewards.levels.map((level) => {
      const { labelId, points, benefits } = level;
      const label = labelOf(merchant, labelId);
      const isWhole = benefits.every((text) => text[language] !== undefined);
      return {
        labelId,
        labelName: label?.labelName ?? labelId,
        conditions: conditionsOf(level, play),
        points: String(points ?? 0),
        benefits: benefits.map((text) => textIn(isWhole ? language : FALLBACK_LANGUAGE, text)),
        isReached: own !== null && (label?.rankLevel ?? 0) <= own.rankLevel,
        isCurrent: own?.labelId === labelId,
        ...(!isWhole && { language: FALLBACK_LANGUAGE }),
      };
    }),
    rank: rankProgress(merchant, member.label, play, before),
  };
};
