// Builds an operator from its files and the edits that lie over them.
import { type Edit, layOver, type Place, placesOf, readPlace, valueAfter } from './edits.ts';
import { Faults, pathText } from './faults.ts';
import type { Files } from './files.ts';
import type { MerchantBuilder } from './live.ts';
import type { Merchant } from './merchant.ts';

const isAt = ({ kind, key }: Place, edit: Edit): boolean => kind === edit.kind && key === edit.key;

/** The contents of an operator's files with edits laid over; an edit without a place, or of another form, is a fault. */
const editedFiles = (code: string, places: readonly Place[], edits: readonly Edit[], faults: Faults) => {
  const lay = (file: string, content: unknown, edit: Edit): unknown => {
    const found = places.find((place) => isAt(place, edit));
    if (found === undefined || file !== `${code}/${found.file}`) return content;
    const result = layOver(content, found, edit.value);
    if ('laid' in result) return result.laid;
    faults.add(file, pathText(result.misplaced.path), result.misplaced.message);
    return content;
  };
  for (const edit of edits) {
    if (!places.some((place) => isAt(place, edit)))
      faults.add(code, `${edit.kind} ${edit.key}`, 'nothing of this name can be edited');
  }
  return (file: string, content: unknown): unknown => edits.reduce((laid, edit) => lay(file, laid, edit), content);
};

type BuildOne = (files: Files, code: string) => Merchant | null;

/** Builds operators again from the files that were read at the start. */
export const builderOf = (files: Files, buildOne: BuildOne): MerchantBuilder => {
  // The start has parsed every file.
  const contentOf = (file: string): unknown => JSON.parse(files.texts.get(file) ?? 'null');
  const placesIn = (code: string) => placesOf(contentOf(`${code}/merchant.json`));
  return {
    build: (code, edits) => {
      const faults = new Faults();
      const edited = editedFiles(code, placesIn(code), edits, faults);
      const merchant = buildOne({ ...files, faults, edited }, code);
      return { merchant: faults.all.length === 0 ? merchant : null, faults: faults.all };
    },
    editable: (code, edits) => {
      const places = placesIn(code);
      const edited = editedFiles(code, places, edits, new Faults());
      return places.map((place) => {
        const file = `${code}/${place.file}`;
        const content = contentOf(file);
        const { kind, key } = place;
        return {
          kind,
          key,
          fileValue: readPlace(content, place),
          value: readPlace(edited(file, content), place),
        };
      });
    },
    valueAfter: (code, before, value) => {
      const place = placesIn(code).find((one) => isAt(one, before));
      return place === undefined ? value : valueAfter(place, before.value, value);
    },
  };
};
