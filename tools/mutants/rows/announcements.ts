// Faults of announcements.
import type { Mutant } from '../mutant.ts';

const feature = 'apps/web/src/features/announcements/announcements';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'a member at the first log-in alone is told what is for it',
    file: 'apps/platform/src/modules/site/content/content.rules.ts',
    find: "member.firstTime ? ['A', 'F'] : ['A']",
    replace: "['A', 'F']",
    killedBy: 'apps/platform/src/modules/site/content/content.test.ts',
  },
  {
    breaks: 'PO-01 what was closed stays away until midnight',
    file: `${feature}.rules.ts`,
    find: 'day.setHours(24, 0, 0, 0)',
    replace: 'now + 86_400_000',
    killedBy: `${feature}.rules.test.ts`,
  },
  {
    breaks: 'a clock a day off hides nothing for longer than a day',
    file: `${feature}.rules.ts`,
    find: ' || seen.hideUntil - now > LONGEST_DAY_MS',
    replace: '',
    killedBy: `${feature}.rules.test.ts`,
  },
  {
    breaks: 'PO-02 each announcement stands for 5 s',
    file: 'apps/web/src/kit/row-motion/row-motion.rules.ts',
    find: 'standsMs: 5000',
    replace: 'standsMs: 4000',
    killedBy: 'apps/web/src/kit/row-motion/row-motion.test.ts',
  },
  {
    breaks: 'announcements lie over no form',
    file: `${feature}-watch.ts`,
    find: 'if (found && !isInQueue && mayLieOver(navigation.route()))',
    replace: 'if (found && !isInQueue)',
    killedBy: `${feature}-watch.test.ts`,
  },
  {
    breaks: 'a log-in takes the popup of visitors away without a trace',
    file: `${feature}-watch.ts`,
    find: '    if (now !== turn) return;\n    isInQueue = false;',
    replace: '    isInQueue = false;',
    killedBy: `${feature}-watch.test.ts`,
  },
  {
    breaks: 'an operator’s HTML has no elements beside the allow-list',
    file: 'apps/web/src/adapters/operator-html/read-clean.ts',
    find: 'return tag ? [{ tag, attributes: attributesOf(node), children }] : children;',
    replace: 'return [{ tag: tag as CleanTag, attributes: attributesOf(node), children }];',
    killedBy: 'apps/web/src/adapters/operator-html/read-clean.test.ts',
  },
  {
    breaks: 'a link in an operator’s HTML leads to listed hosts alone',
    file: 'apps/web/src/kit/operator-html/link-target.rules.ts',
    find: 'const outside = safeTarget(href, { origin, outside:',
    replace: 'const outside = href.startsWith("https://") ? href : safeTarget(href, { origin, outside:',
    killedBy: 'apps/web/src/kit/operator-html/link-target.test.ts',
  },
];
