import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from 'react-router';
import { loadTexts } from './load-texts.ts';
import { AppProviders } from './AppProviders.tsx';
import { DocumentAtHand } from './ssr/document-at-hand.ts';
import { answersOf, handOverScripts, preloadsLast, wholeDocument } from './ssr/hand-over-scripts.ts';
import { DocumentContext, storeContext, visitContext } from './ssr/page-context.ts';
import { scriptSafeJson, toHandOver } from './ssr/state-script.ts';
import type { PageHandler } from './ssr/visit.ts';
import { storeForVisit } from './store.ts';

/** What React writes where it leaves a part to the browser: it waits for something, or has failed. Texts have no such characters. */
const LEFT_TO_THE_BROWSER = '<!--$!-->';

/** So long a page waits for the code of its parts. */
const MOST_WAITING_MS = 5000;

/**
 * Makes the function that renders pages. It lives in the bundle, so that the router, React and the store exist once.
 *
 * @param build the server bundle itself, as imported
 */
export function createPageHandler(build: ServerBuild): PageHandler {
  const handle = createRequestHandler(build, import.meta.env.PROD ? 'production' : 'development');
  return (request, visit) => {
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    context.set(storeContext, storeForVisit(visit));
    return handle(request, context);
  };
}

/** Renders the whole document once the loaders have filled the store (React Router's server entry). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const visit = loadContext.get(visitContext);
  const store = loadContext.get(storeContext);
  const { nonce, theme, preloads } = visit;
  const [texts, answers] = await Promise.all([loadTexts(visit.language), answersOf(serverHandoffStream)]);
  const state = scriptSafeJson(toHandOver(store.getState()));
  if (visit.isAtHand?.(`${status} ${answers} ${state}`) === true) return new Response(null, { status: 304 });
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = (
    <DocumentContext value={{ nonce, theme, preloads, state }}>
      <AppProviders store={store} texts={texts}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </AppProviders>
    </DocumentContext>
  );
  let html = Buffer.from(renderToString(page));
  if (html.includes(LEFT_TO_THE_BROWSER)) {
    // The first page that shows a part with code of its own has to wait for that; from then on it is there.
    await prerender(page, { onError: () => undefined, signal: AbortSignal.timeout(MOST_WAITING_MS) });
    html = Buffer.from(renderToString(page));
  }
  if (html.includes(LEFT_TO_THE_BROWSER))
    visit.onError(new Error('A part of the page was not rendered on the server'));
  return new DocumentAtHand(wholeDocument(preloadsLast(html), handOverScripts(answers, nonce)), {
    status,
    headers,
  });
}

/** Hands errors of loaders to the server's log; a request the visitor gave up is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(visitContext).onError(error);
};
