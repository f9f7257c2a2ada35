// News, promotions and help: lists and articles for everybody.
import type { Feature } from '../../kit/feature.ts';
import type { ActivityData, ContentData, HelpData, NewsData } from './content.load.ts';

interface Titled {
  readonly title: string;
  readonly summary?: string;
}

/** Loads with the HTTP client, which the data waits for anyway. */
const loads = () => import('./content.load.ts');

/** An article gives its page title and description; a list leaves them to the texts of the route. */
const headOf = <Card>(data: ContentData<Card, Titled>) =>
  data.view === 'one' ? { title: data.one.title, ...(data.one.summary && { description: data.one.summary }) } : null;

export const content: Feature = {
  name: 'content',
  screens: {
    news: {
      load: async (...asked) => (await loads()).loadNews(...asked),
      code: () => import('./news-screen.tsx'),
      head: (data: NewsData) => headOf(data),
    },
    activity: {
      load: async (...asked) => (await loads()).loadActivity(...asked),
      code: () => import('./activity-screen.tsx'),
      head: (data: ActivityData) => headOf(data),
    },
    help: {
      load: async (...asked) => (await loads()).loadHelp(...asked),
      code: () => import('./help-screen.tsx'),
      head: (data: HelpData) => headOf(data),
    },
  },
  overlays: { legal: () => import('./legal-sheet.tsx') },
};
