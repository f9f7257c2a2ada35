// The web server's data inside a page, the same for one merchant, language and address.
import type { LanguageCode, PageSettings } from '@foyer/contract';
import type { Failure } from '../http/outcome.ts';
import type { RouteName } from '../navigation/routes.ts';
import type { PackedArt } from './art.ts';

export interface PageState {
  readonly merchant: string;
  readonly language: LanguageCode;
  readonly route: RouteName;
  readonly query: Readonly<Record<string, string>>;
  readonly settings: PageSettings;
  /** The operator's pictures, packed: a page carries the address of every one. */
  readonly art: PackedArt;
  /** Data of the screen; null on pages that need a member and where loading failed. */
  readonly data: unknown;
  readonly failure: Failure | null;
  /** Milliseconds by the server's clock when the page was rendered; hydration starts from it. */
  readonly renderedAt: number;
}
