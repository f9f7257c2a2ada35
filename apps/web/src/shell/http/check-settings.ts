// Reads the settings that a page asks for again as the web server has read those that the page carries.
import type { PageSettings } from '@foyer/contract';
import { plainTemplate } from '../settings/plain-template.ts';
import { settingsOf } from '../settings/settings-answer.ts';
import { asRecord } from '../storage/shapes.ts';
import type { CheckOutput } from './create-send.ts';
import { warn } from './read-answer.ts';

/** @param page the settings as they are now: what the answer lacks stays so */
export const checkSettings =
  (page: PageSettings): CheckOutput =>
  (found) => ({
    ok: asRecord(found) !== null,
    value: settingsOf(found, { ...page, mobileTemplate: plainTemplate(page) }, (misfit) =>
      warn('system.settings', [misfit]),
    ),
  });
