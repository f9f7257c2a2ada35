// Checks the texts in the settings and content of operators against English, in the languages that the operators offer.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FALLBACK_LANGUAGE, type LanguageCode } from '@foyer/contract';
import { checkText, type Finding, maySameIn, type SameAsEnglish } from './check.ts';

/** A folder of texts, and the languages in which people read them. */
interface Content {
  readonly folder: string;
  readonly languages: readonly LanguageCode[];
}

type Localized = Readonly<Partial<Record<LanguageCode, unknown>>>;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The folder without settings is for all operators. */
function contentsIn(merchants: string): readonly Content[] {
  const contents = readdirSync(merchants, { withFileTypes: true }).flatMap((entry) => {
    const folder = join(merchants, entry.name);
    const file = join(folder, 'merchant.json');
    if (!entry.isDirectory()) return [];
    // The platform validates the file at its start.
    const { settings } = (existsSync(file) ? read(file) : {}) as { settings?: Pick<Content, 'languages'> };
    return [{ folder, languages: settings?.languages }];
  });
  const all = [...new Set(contents.flatMap(({ languages }) => languages ?? []))];
  return contents.map(({ folder, languages }) => ({ folder, languages: languages ?? all }));
}

const filesIn = (folder: string): readonly string[] =>
  [folder, join(folder, 'content')].flatMap((place) =>
    existsSync(place)
      ? readdirSync(place)
          .filter((file) => file.endsWith('.json'))
          .map((file) => join(place, file))
      : [],
  );

/** The texts within a value, each with the keys that lead there. */
function textsIn(value: unknown, keys: readonly string[] = []): readonly (readonly [string, Localized])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (FALLBACK_LANGUAGE in value) return [[keys.join('.'), value]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...keys, key]));
}

function checkLocalized(texts: Localized, languages: readonly LanguageCode[], same: SameAsEnglish): Finding[] {
  const english = texts[FALLBACK_LANGUAGE];
  return languages.flatMap((code) => {
    const maySame = maySameIn(same, code, `merchants/${english}`);
    if (texts[code] !== undefined) return checkText(texts[code], english, code, maySame).map((one) => `${code} ${one}`);
    // People see the English text there.
    return maySame === false ? [`${code} is missing: translate ${JSON.stringify(english)}`] : [];
  });
}

/** Checks the content of all operators of a project. */
export const checkContent = (project: string, same: SameAsEnglish = {}): Finding[] =>
  contentsIn(join(project, 'merchants')).flatMap(({ folder, languages }) =>
    filesIn(folder).flatMap((file) =>
      textsIn(read(file)).flatMap(([keys, texts]) =>
        checkLocalized(texts, languages, same).map((finding) => `${relative(project, file)}: ${keys}.${finding}`),
      ),
    ),
  );
