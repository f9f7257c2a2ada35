// Faults of announcements and of the site's gates.
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
    find: 'if (!popups || isInQueue || !isMainPage(navigation.route())) return;',
    replace: 'if (!popups || isInQueue) return;',
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
    find: 'tagOf = (name: string): CleanTag | undefined => headings.get(name) ?? cleanTags.find((tag) => tag === name);',
    replace: 'tagOf = (name: string): CleanTag | undefined => name as CleanTag;',
    killedBy: 'apps/web/src/adapters/operator-html/read-clean.test.ts',
  },
  {
    breaks: 'PO-01 the text of two boxes never runs together',
    file: 'apps/web/src/adapters/operator-html/read-clean.ts',
    find: 'if (isBox(name)) return paragraphsOf(children, attributes);',
    replace: '',
    killedBy: 'apps/web/src/adapters/operator-html/read-clean.test.ts',
  },
  {
    breaks: 'a link in an operator’s HTML leads to listed hosts alone',
    file: 'apps/web/src/kit/operator-html/link-target.rules.ts',
    find: 'const outside = safeTarget(href, { origin, outside:',
    replace: 'const outside = href.startsWith("https://") ? href : safeTarget(href, { origin, outside:',
    killedBy: 'apps/web/src/kit/operator-html/link-target.test.ts',
  },
  {
    breaks: 'MA-01 a planned maintenance is not closed before it begins',
    file: 'apps/platform/src/protection/site-access.rules.ts',
    find: 'on && !isAfter(from ?? null, now) && ',
    replace: 'on && ',
    killedBy: 'apps/platform/src/protection/site-access.rules.test.ts',
  },
  {
    breaks: 'MA-01 the notice of a closed site asks again',
    file: 'apps/web/src/features/site-closed/gate-watch.ts',
    find: '    timer = setTimeout(lookIfSeen, wait);\n',
    replace: '',
    killedBy: 'apps/web/src/features/site-closed/gate-watch.test.ts',
  },
  {
    breaks: 'the notice lies over a form only where a call of the person was refused',
    file: 'apps/web/src/features/site-closed/closed-notice.ts',
    find: '...(isDue && { isDue })',
    replace: 'isDue: true',
    killedBy: 'apps/web/src/features/site-closed/gate-watch.test.ts',
  },
  {
    breaks: 'MA-01 the page of maintenance has its copy in English',
    file: 'apps/web/server/notices.ts',
    find: "text.language === 'EN' ? {} :",
    replace: 'text.language ? {} :',
    killedBy: 'apps/web/server/notice-services.test.ts',
  },
];
