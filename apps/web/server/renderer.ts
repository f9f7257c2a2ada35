// The interface between the web server and the app: the exports of src/render.tsx.

import type { Outcome, Send } from '../src/shell/http/outcome.ts';
import type { RouteName } from '../src/shell/navigation/routes.ts';
import type { PageState } from '../src/shell/page/page-state.ts';

export interface RenderedPage {
  /** Content of the root element. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

export interface Renderer {
  /** The page as its visitors see it; a skeleton where the route needs a member. */
  readonly renderPage: (state: PageState) => Promise<RenderedPage>;
  /** Data of the route's screen; null where it needs none. */
  readonly loadPage: (route: RouteName, query: PageState['query'], send: Send) => Promise<Outcome<unknown> | null>;
  /** Source files of the route's screen and of what this operator's page opens with, as the browser's manifest names them. */
  readonly screenFiles: (route: RouteName, settings: PageState['settings']) => Promise<readonly string[]>;
}
