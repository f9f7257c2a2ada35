// Faults in tracking: who is told, once, and only with consent.
import type { Mutant } from '../mutant.ts';

const tracking = 'apps/platform/src/modules/foundation/tracking/';
const http = `${tracking}tracking.http.test.ts`;
const web = 'apps/web/src/features/tracking/';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'a device that nobody asked is not believed where the region asks',
    file: `${tracking}consent.rules.ts`,
    find: 'return !isAsked(merchant, region);',
    replace: 'return true;',
    killedBy: `${tracking}consent.rules.test.ts`,
  },
  {
    breaks: 'receivers are told with consent only',
    file: `${tracking}event-store.ts`,
    find: "else 'no consent' end",
    replace: 'else null end',
    killedBy: http,
  },
  {
    breaks: 'a recorded refusal decides, whatever a device says',
    file: `${tracking}consent.rules.ts`,
    find: " || choiceOf(merchant, region, recorded)?.choice === 'refused'",
    replace: '',
    killedBy: http,
  },
  {
    breaks: 'an accepted version allows nothing under a newer one',
    file: `${tracking}event-store.ts`,
    find: '.tell_version = $',
    replace: '.tell_version <> $',
    killedBy: http,
  },
  {
    breaks: 'posts are limited',
    file: `${tracking}receive-events.ts`,
    find: 'const POSTS_A_MINUTE = 120;',
    replace: 'const POSTS_A_MINUTE = 1200;',
    killedBy: http,
  },
  {
    breaks: 'a page without pixels takes nothing of theirs',
    file: `${tracking}receive-events.ts`,
    find: 'isAllowed && input.takesDue ?',
    replace: 'isAllowed ?',
    killedBy: http,
  },
  {
    breaks: 'the frame of pixels hears one site only',
    file: 'apps/platform/src/modules/site/cdn/pixel-frame.ts',
    find: 'origin !== site || source !== parent',
    replace: 'source !== parent',
    killedBy: 'apps/platform/src/modules/site/cdn/pixel-frame.test.ts',
  },
  {
    breaks: 'TK-01 a log-in before the code of tracking is there counts',
    file: 'apps/web/src/shell/events/events.ts',
    find: 'early?.push([name, event] as AppEvent);',
    replace: '',
    killedBy: `${web}tracking.test.ts`,
  },
  {
    breaks: 'TK-01 what happens on a page reaches tracking',
    file: 'apps/web/src/app/background.ts',
    find: 'collectEvents(shell);',
    replace: '',
    killedBy: 'e2e/tracking.spec.ts',
  },
  {
    breaks: 'TK-02 events reach a back end without our call for consent',
    file: `${web}consent-state.ts`,
    find: ' || !isNotOffered(outcome))',
    replace: ' || true)',
    killedBy: `${web}consent-state.test.ts`,
  },
  {
    breaks: 'consent goes before what else comes by itself',
    file: 'apps/web/src/shell/overlays/hold-back.ts',
    find: "    if (timer !== undefined && !isLegal && !tellsFault) return 'unknown';\n",
    replace: '',
    killedBy: `${web}ask-for-consent.test.ts`,
  },
  {
    breaks: 'what comes by itself waits with the sheet of consent for its page',
    file: 'apps/web/src/shell/overlays/hold-back.ts',
    find: "    if (!isLegal && waiting.some((other) => other.kind === 'legal')) return 'consent';\n",
    replace: '',
    killedBy: `${web}ask-for-consent.test.ts`,
  },
  {
    breaks: 'settings that ask for consent count where the call is missing',
    file: `${web}consent-state.ts`,
    find: ' || settings.consent',
    replace: '',
    killedBy: `${web}consent-state.test.ts`,
  },
  {
    breaks: 'TK-02 events that nobody takes are dropped',
    file: `${web}send-events.ts`,
    find: ' || isNotOffered(outcome)',
    replace: '',
    killedBy: `${web}tracking.test.ts`,
  },
  {
    breaks: 'TK-02 an answer without a value has taken the events',
    file: 'packages/contract/src/schemas/tracking.ts',
    find: "typeof found === 'object' && found !== null ? found : {}",
    replace: 'found',
    killedBy: 'packages/contract/src/schemas/answers.test.ts',
  },
  {
    breaks: 'TK-02 the heartbeat stays within its bytes',
    file: `${web}tracking.rules.ts`,
    find: 'const HEARTBEAT_BYTES = 1024;',
    replace: 'const HEARTBEAT_BYTES = 9999;',
    killedBy: `${web}tracking.rules.test.ts`,
  },
  {
    breaks: 'no pixel runs below a log-in',
    file: `${web}tracking.rules.ts`,
    find: "behaviourOf(topmost).kind !== 'own'",
    replace: 'true',
    killedBy: `${web}tracking.rules.test.ts`,
  },
  {
    breaks: 'TK-03 ids of an app have the shape of ids',
    file: 'packages/contract/src/tracked-events.ts',
    find: 'S2S_SHAPE.test(value)',
    replace: "value !== ''",
    killedBy: 'packages/contract/src/tracked-events.test.ts',
  },
];
