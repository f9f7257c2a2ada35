// The source of an operator's settings: its back end, the last answer, or the defaults.
import type { Settings } from '@foyer/contract';
import type { Misfit } from '@foyer/contract/schemas/read';
import type { Failure, Outcome } from '../src/shell/http/outcome.ts';
import { settingsOf } from '../src/shell/settings/settings-answer.ts';
import { withCaptchaServers } from './captcha-servers.ts';
import { defaultSettings } from './default-settings.ts';
import type { ReportMisfit } from './misfit.ts';
import type { Operator } from './operators.ts';
import { createStaleCache } from './stale-cache.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const MIB = 1024 * 1024;
const UNAVAILABLE = 503;

/** Pages get settings that are three seconds old at most, while the back end answers. */
const settingsAges = { freshMs: 2 * SECOND, staleMs: 3 * SECOND, lastResortMs: DAY };
/** An operator's settings are 10 KiB; there are as many as there are operators. */
const SETTINGS_BYTES = 64 * 1024;
const SETTINGS_CACHE_BYTES = 16 * MIB;

export interface SettingsSource {
  /** Null: nobody answers for this operator, and nobody has for a day. */
  readonly get: (operator: Operator, request: () => Promise<Outcome<unknown>>) => Promise<Settings | null>;
  /** The last settings that the operator's back end answered within a day; asks nobody. */
  readonly last: (operator: Operator) => Settings | null;
  readonly bytes: () => number;
  readonly maxBytes: number;
}

export interface SettingsSourceDeps {
  readonly misfit: ReportMisfit;
  /** Reports an operator whose back end names no ping key. */
  readonly lacksPingKey: (merchant: string) => void;
  readonly now: () => number;
}

interface Answered {
  readonly settings: Settings;
  readonly at: number;
}

export function createSettingsSource({ misfit, lacksPingKey, now }: SettingsSourceDeps): SettingsSource {
  /** The last answer of each back end, by operator; the map holds only operators of the build. */
  const answered = new Map<string, Answered>();
  const cache = createStaleCache<Settings | null>({
    ...settingsAges,
    maxBytes: SETTINGS_CACHE_BYTES,
    bytesOf: () => SETTINGS_BYTES,
    now,
    worthKeeping: (settings) => settings !== null,
  });

  const read = (operator: Operator, value: unknown): Settings => {
    const report = (issue: Misfit): void => misfit('system.settings', [issue]);
    const settings = withCaptchaServers(settingsOf(value, defaultSettings(operator), report));
    if (!settings.pingKey) lacksPingKey(operator.code);
    answered.set(operator.code, { settings, at: now() });
    return settings;
  };

  const last = (operator: Operator): Settings | null => {
    const known = answered.get(operator.code);
    return known && now() - known.at < DAY ? known.settings : null;
  };

  /** A back end without an answer to this one call may answer all others; one that is away, or says so, answers none. */
  const without = (operator: Operator, failed: Failure): Settings | null => {
    const known = last(operator);
    if (known) return known;
    if (failed.kind === 'network' || failed.status === UNAVAILABLE) return null;
    misfit('system.settings', [{ path: [], code: failed.errorCode }]);
    return defaultSettings(operator);
  };

  return {
    get: (operator, request) =>
      cache.get(operator.code, async () => {
        const outcome = await request();
        return outcome.ok ? read(operator, outcome.value) : without(operator, outcome);
      }),
    last,
    bytes: cache.bytes,
    maxBytes: SETTINGS_CACHE_BYTES,
  };
}
