import type { User } from '@boardwalk/api-client';
import type { AnalyticsProject, Deployment, Language } from '@boardwalk/domain';

/**
 * What the server passes to the community about one visit. This file holds types alone: it is what the server's code knows
 * of this app (the app itself reaches the server as a built bundle).
 */
export interface PageVisit {
  /** Asks the API in process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Whole address of the API, as `fetch` takes it. */
  readonly apiUrl: string;
  /** The person of the visit's session; `null` for anonymous visitors. */
  readonly viewer: PageViewer | null;
  /** Short-lived token of that person, for this page alone; `null` for anonymous visitors. */
  readonly accessToken: string | null;
  readonly language: Language;
  readonly defaultLanguage: Language;
  readonly deployment: Deployment;
  readonly guestNavigation: 'gated' | 'open';
  /** Origin for canonical links, without a trailing slash. */
  readonly publicUrl: string;
  /** What the site is called. */
  readonly siteName: string;
  /** Addresses of the site's logo, for light and dark appearance; none: the product's own. */
  readonly siteLogo?: { readonly light: string; readonly dark: string | null } | null;
  /** Chosen appearance; `null` leaves it to the system. */
  readonly theme: 'light' | 'dark' | null;
  readonly isDesktopClient: boolean;
  /** The browser says that it runs on a phone. */
  readonly isPhone: boolean;
  readonly timeZone: string;
  /** Whether the visit is counted; `ask`: the visitor has not said. */
  readonly analytics: 'off' | 'ask' | 'yes' | 'no';
  readonly analyticsProject: AnalyticsProject;
  /** Random value that allows this answer's inline scripts and styles. */
  readonly nonce: string;
  /** Scripts the page's language needs, for preloading. */
  readonly preloads: readonly string[];
  /**
   * Gets what the page will be made of, before it is rendered: all that may differ between two pages of one address in one
   * language, appearance and way of being counted. True when the page that was made of the same is at hand: then nothing is
   * rendered, and the answer is 304.
   */
  readonly isAtHand?: (source: string) => boolean;
  /** Receives errors of loaders and rendering. */
  readonly onError: (error: unknown) => void;
}

/** The signed-in person, as the API's user without tokens. */
export type PageViewer = Omit<User, 'refresh_token'>;

/** Renders one page. Made by `createPageHandler`, which the server bundle's entry exports. */
export type PageHandler = (request: Request, visit: PageVisit) => Promise<Response>;
