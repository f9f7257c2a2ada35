// The settings of an operator out of whatever its back end answers.
import type { Settings } from '@foyer/contract';
import { Settings as SettingsSchema } from '@foyer/contract/schemas';
import { asRecord } from '../src/shell/storage/shapes.ts';
import { withCaptchaServers } from './captcha-servers.ts';
import { defaultSettings } from './default-settings.ts';
import type { ReportMisfit } from './misfit.ts';
import type { Operator } from './operators.ts';
import { readLoosely } from './read-loosely.ts';
import { asInstant } from './read-status.ts';

/** A site speaks a language at least, and its default one is among them. */
function withLanguages(settings: Settings, operator: Operator): Settings {
  const languages = settings.languages.length > 0 ? settings.languages : [...operator.languages];
  const wanted = [settings.defaultLanguage, operator.defaultLanguage].find((code) => languages.includes(code));
  return { ...settings, languages, defaultLanguage: wanted ?? languages[0] ?? operator.defaultLanguage };
}

/** Reads the fields that fit; the rest is the default. Never throws: a setting that cannot be read takes no page down. */
export function settingsOf(found: unknown, operator: Operator, misfit: ReportMisfit): Settings {
  const fallback = defaultSettings(operator, asRecord(found)?.currency);
  const report = (issue: Parameters<ReportMisfit>[1][number]): void => misfit('system.settings', [issue]);
  const given = asRecord(found);
  const dated = given && { ...given, maintenanceEnd: asInstant(given.maintenanceEnd) };
  const settings = readLoosely(SettingsSchema, dated ?? found, fallback, report);
  const methods = settings.register.methods.length > 0 ? settings.register.methods : fallback.register.methods;
  const whole = withCaptchaServers({ ...settings, register: { ...settings.register, methods } });
  return withLanguages(whole, operator);
}
