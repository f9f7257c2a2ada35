// Checks the answers about what the site and its app are: pages ask for them when they are idle.
import type { PageSettings } from '@foyer/contract';
import { downloadSchemas } from '@foyer/contract/schemas/download';
import { plainTemplate } from '../settings/plain-template.ts';
import { settingsOf } from '../settings/settings-answer.ts';
import { asRecord } from '../storage/shapes.ts';
import type { CheckOutput } from './create-send.ts';
import { checkOf, warn } from './read-answer.ts';

/** An answer that names no maintenance has none: the page does not stay closed by an earlier one. */
const openNow = ({ maintenance: _, maintenanceEnd: __, ...page }: PageSettings) => page;

/** Settings are read over those of the page, as they are now: what the answer lacks stays so. */
const checkSettings =
  (page: PageSettings): CheckOutput =>
  (found) => ({
    ok: asRecord(found) !== null,
    value: settingsOf(found, { ...openNow(page), mobileTemplate: plainTemplate(page) }, (misfit) =>
      warn('system.settings', [misfit]),
    ),
  });

/** @param name of one of these calls */
export const check = (name: string, page: PageSettings): CheckOutput =>
  name === 'system.settings' ? checkSettings(page) : checkOf(downloadSchemas, name as keyof typeof downloadSchemas);
