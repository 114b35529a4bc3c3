import type { Params } from 'react-router';

/**
 * What a page needs before it is worth showing. The same function runs on the server, where the page waits for all of
 * it, and in the browser, where it starts while the page's code loads. Loads that do not depend on each other are
 * started together.
 */
export type PageNeeds = (visit: NeedsArguments) => Promise<unknown>;

export interface NeedsArguments {
  readonly params: Params;
  readonly url: URL;
  /** The visitor is known to be logged in. */
  readonly isLogged: boolean;
  /**
   * Starts a query and answers its data, or `undefined` when it fails: the page then shows the error in place. Pass
   * `{ isPage: true }` for what the page is about: its failure becomes the status of the page (404, 502).
   */
  readonly load: <Data>(
    query: StartedQuery<Data>,
    options?: { isPage?: boolean },
  ) => Promise<Data | undefined>;
  /** Sets the status of the page on the server, where no call is needed to know it. */
  readonly fail: (status: number) => void;
}

/** What `endpoint.initiate(argument)` answers: an action of RTK Query that starts the query. */
export type StartedQuery<Data> = (
  dispatch: never,
  getState: never,
  extra: never,
) => PromiseLike<{ data?: Data | undefined; error?: unknown }> & { unsubscribe(): void };
