// News, promotions and help: lists and articles for everybody.
import type { Feature } from '../../app/feature.ts';
import {
  type ActivityData,
  type ContentData,
  type HelpData,
  loadActivity,
  loadHelp,
  loadNews,
  type NewsData,
} from './content.load.ts';

interface Titled {
  readonly title: string;
  readonly summary?: string;
}

/** An article gives its page title and description; a list leaves them to the texts of the route. */
const headOf = <Card>(data: ContentData<Card, Titled>) =>
  data.view === 'one' ? { title: data.one.title, ...(data.one.summary && { description: data.one.summary }) } : null;

export const content: Feature = {
  name: 'content',
  screens: {
    news: { load: loadNews, code: () => import('./news-screen.tsx'), head: (data: NewsData) => headOf(data) },
    activity: {
      load: loadActivity,
      code: () => import('./activity-screen.tsx'),
      head: (data: ActivityData) => headOf(data),
    },
    help: { load: loadHelp, code: () => import('./help-screen.tsx'), head: (data: HelpData) => headOf(data) },
  },
  overlays: { legal: () => import('./legal-sheet.tsx') },
};
