// The settings of an operator out of whatever its back end answers: on the web server, and when a page asks again.
import type { Settings } from '@foyer/contract';
import { instantOf, type Misfit } from '@foyer/contract/schemas/read';
import { Settings as SettingsSchema } from '@foyer/contract/schemas/settings';
import { usualDigits } from '@foyer/contract/usual-digits';
import { asRecord } from '../storage/shapes.ts';
import { readLoosely } from './read-loosely.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The digits of amounts go with their currency: those that are known are of no use to another one. */
function forCurrency({ currency }: Fields, known: Settings): Settings {
  if (typeof currency !== 'string' || currency === known.currency) return known;
  const digits = usualDigits(currency);
  return {
    ...known,
    currency,
    currencySymbol: '',
    currencyPosition: 'start',
    minorDigits: digits,
    shownDigits: digits,
  };
}

/** An answer that names switches, by the one or the other name, names all of them. */
function forSwitches({ whitelabel, whitelabelVal }: Fields, known: Settings): Settings {
  if (!asRecord(whitelabel) && !asRecord(whitelabelVal)) return known;
  const { whitelabel: _, whitelabelVal: __, ...others } = known;
  return others;
}

/** A time as it is read in the answers of calls, none where the text is empty; as it came where it is none. */
const asInstant = (found: unknown): unknown =>
  typeof found === 'string' && found.trim() === '' ? null : (instantOf(found) ?? found);

/** A site speaks a language at least, and its default one is among them. */
function withLanguages(settings: Settings, known: Settings): Settings {
  const languages = settings.languages.length > 0 ? settings.languages : known.languages;
  const wanted = [settings.defaultLanguage, known.defaultLanguage].find((code) => languages.includes(code));
  return { ...settings, languages, defaultLanguage: wanted ?? languages[0] ?? known.defaultLanguage };
}

/**
 * Reads the fields that fit; the rest stays as it is `known`. Never throws: a setting that cannot be read takes no page
 * down.
 */
export function settingsOf(found: unknown, known: Settings, report: (issue: Misfit) => void): Settings {
  const given = asRecord(found);
  const dated = given && { ...given, maintenanceEnd: asInstant(given.maintenanceEnd) };
  const fallback = given ? forSwitches(given, forCurrency(given, known)) : known;
  const settings = readLoosely(SettingsSchema, dated ?? found, fallback, report);
  const methods = settings.register.methods.length > 0 ? settings.register.methods : known.register.methods;
  return withLanguages({ ...settings, register: { ...settings.register, methods } }, known);
}
