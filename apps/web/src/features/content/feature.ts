// News, promotions and help: lists and articles for everybody.
import type { Feature } from '../../kit/feature.ts';
import type { ContentData } from './content.load.ts';

interface Titled {
  readonly title: string;
  readonly summary?: string;
}

const loads = () => import('./content.load.ts');

/** An article gives its page title and description; a list leaves them to the texts of the route. */
const headOf = (data: ContentData<unknown, Titled>) =>
  data.view === 'one' ? { title: data.one.title, ...(data.one.summary && { description: data.one.summary }) } : null;

export const content: Feature = {
  name: 'content',
  screens: {
    news: {
      load: (...args) => loads().then(({ loadNews }) => loadNews(...args)),
      code: () => import('./news-screen.tsx'),
      head: headOf,
    },
    activity: {
      load: (...args) => loads().then(({ loadActivity }) => loadActivity(...args)),
      code: () => import('./activity-screen.tsx'),
      head: headOf,
    },
    help: {
      load: (...args) => loads().then(({ loadHelp }) => loadHelp(...args)),
      code: () => import('./help-screen.tsx'),
      head: headOf,
    },
  },
  overlays: { legal: () => import('./legal-sheet.tsx') },
};
