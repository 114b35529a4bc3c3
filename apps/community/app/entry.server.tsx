import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from 'react-router';
import { loadTexts } from '#shared/language/load-texts.ts';
import { AppProviders } from './AppProviders.tsx';
import { DocumentContext, storeContext, visitContext } from './ssr/page-context.ts';
import type { PageHandler } from './ssr/visit.ts';
import { storeForVisit } from './store.ts';

/** A page that takes longer than this to render is given up, in milliseconds. */
const RENDER_LIMIT_MS = 10_000;

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
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const visit = loadContext.get(visitContext);
  const store = loadContext.get(storeContext);
  const texts = await loadTexts(visit.language);
  const { nonce, theme, preloads } = visit;
  headers.set('content-type', 'text/html; charset=utf-8');
  return await new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={{ nonce, theme, preloads }}>
        <AppProviders store={store} texts={texts}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </AppProviders>
      </DocumentContext>,
      {
        nonce,
        // The data is there already; a complete document also reads well without scripts.
        onAllReady() {
          clearTimeout(limit);
          pipe(collected((body) => resolve(new Response(body, { status, headers }))));
        },
        onShellError(error) {
          clearTimeout(limit);
          reject(error);
        },
        onError: visit.onError,
      },
    );
    const limit = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_LIMIT_MS);
  });
}

/** Takes a document that is complete: as a stream, each of its hundred pieces would be waited for. */
function collected(done: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/** Hands errors of loaders to the server's log; a request the visitor gave up is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(visitContext).onError(error);
};
