// Requests the older entries of a list.
import type { Runner } from '../shell/flow/flow.ts';
import type { Page, PagesEffect, PagesEvent } from './older-pages.flow.ts';

type LoadPage<T> = (cursor: string) => Promise<{ readonly ok: true; readonly value: Page<T> } | { readonly ok: false }>;

/** @param loadPage requests the page that a cursor stands for */
export const olderPagesRunner =
  <T>(loadPage: LoadPage<T>): Runner<PagesEvent<T>, PagesEffect> =>
  async ({ cursor }, dispatch) => {
    const outcome = await loadPage(cursor);
    dispatch(outcome.ok ? { type: 'pageArrived', page: outcome.value } : { type: 'loadingFailed' });
  };
