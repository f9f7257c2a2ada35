// The cleaner of operators' HTML, for features.
import { cleanHtml } from '../../adapters/operator-html/clean-html.ts';
import type { CleanHtml } from '../../adapters/operator-html/port.ts';

export const clean: CleanHtml = cleanHtml;
