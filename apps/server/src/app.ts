import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import type { Pool } from 'pg';
import { createServer } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { checkoutPages } from './checkout/checkout.ts';
import type { Infra } from './infra/Infra.ts';
import { api } from './api/api.ts';
import { apiReference } from './infra/http/apiReference.ts';
import type { Area } from './api/handler.ts';
import { API_PREFIX } from './infra/http/prefix.ts';
import { notFoundPage } from './infra/http/notFoundPage.ts';
import { operational, type Lifecycle } from './infra/http/operational.ts';
import { PAGE_PACKING } from './infra/http/packing.ts';
import { requestTarget } from './infra/http/requestTarget.ts';
import { answerUnreadable, routerRefusal, unreadable } from './infra/http/unreadable.ts';
import { sendFailure } from './infra/http/failures.ts';
import { ApiError } from './infra/errors/ApiError.ts';
import { earlyAnswers, type EarlyAnswers } from './infra/sharedAnswers/earlyAnswers.ts';
import { shareAnswers, type ShareAnswers } from './infra/sharedAnswers/shareAnswers.ts';
import { openSharedAnswers } from './infra/sharedAnswers/sharedAnswers.ts';
import { COUNTING_OPERATIONS } from './infra/sharedAnswers/sharedOperations.ts';
import { languageOf } from './infra/http/requestLanguage.ts';
import type { Metrics } from './infra/metrics/metrics.ts';
import { AREAS } from './modules/index.ts';
import { unsubscribePage } from './modules/mail/unsubscribePage.ts';
import { createReadingServices } from './modules/readingServices.ts';
import type { Services } from './modules/services.ts';
import { watchServer } from './watchServer.ts';

/** What a server is built from. */
export interface ServerParts {
  infra: Infra;
  services: Services;
  metrics: Metrics;
  /** The connections of requests, for metrics. */
  pool?: Pool;
  /** Adds what is not API: pages, assets. It gets the root of the server. */
  pages?: (app: FastifyInstance, parts: SharedParts) => Promise<void>;
  /** Tests of the registry give their own. */
  areas?: readonly Area[];
}

/** What pages need to share their answers. */
export interface SharedParts {
  sharing: ShareAnswers;
  early: EarlyAnswers;
  /** What visitors read by, see createReadingServices. */
  readingServices: Services;
}

/** A server that does not listen yet. */
export interface BuiltServer {
  app: FastifyInstance;
  lifecycle: Lifecycle;
}

const REQUEST_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 72_000;
/** Starting and ending have limits of their own (openServer.ts); Fastify's would cut an orderly end short. */
const HOOKS_TIMEOUT_MS = 120_000;
/** Methods of requests that change nothing. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Builds the server, as far as its roles go: the contract's operations below /api, the pages, live boards; operational addresses. */
export async function buildServer(parts: ServerParts): Promise<BuiltServer> {
  const { infra, services, metrics } = parts;
  watchServer(metrics, parts);
  const lifecycle: Lifecycle = { accepting: true };
  const shared = openSharedAnswers({
    signals: infra.signals,
    clock: infra.clock,
    maxBytes: infra.settings.sharedAnswersBytes,
  });
  metrics.watch({
    name: 'shared_answers',
    help: 'Answers that are kept for everybody.',
    read: () => [{ value: shared.size().answers }],
  });
  metrics.watch({
    name: 'shared_answer_bytes',
    help: 'Bytes of the answers that are kept for everybody.',
    read: () => [{ value: shared.size().bytes }],
  });
  const early = earlyAnswers(shared, { infra, metrics });
  const sharing = shareAnswers(shared, early, infra.clock);
  const log: FastifyBaseLogger = infra.log;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < infra.settings.trustedProxies,
    bodyLimit: infra.settings.limits.bodyBytes,
    pluginTimeout: HOOKS_TIMEOUT_MS,
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: ({ url = '/' }) => requestTarget(url),
    frameworkErrors: (error, request, reply) => void sendFailure(request, reply, routerRefusal(error)),
    clientErrorHandler: answerUnreadable,
    // Refused below, in the words of the contract.
    serverFactory: (handle) =>
      createServer(
        { requireHostHeader: false, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
        (request, response) => {
          // Who asks next asks on a new connection, and so another server: none is cut off when this one stops listening.
          if (!lifecycle.accepting) response.setHeader('connection', 'close');
          if (!early.answer(request, response)) handle(request, response);
        },
      ),
    forceCloseConnections: 'idle',
    // Boards are put away before the server stops listening; who asks meanwhile gets an answer, and then goes elsewhere.
    return503OnClosing: false,
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const { host, 'content-encoding': encoding = 'identity' } = request.headers;
    if (host === undefined && request.raw.httpVersion !== '1.0') throw unreadable();
    // None of our clients packs what it sends, and a small packed body may be an endless one.
    if (encoding.toLowerCase() !== 'identity')
      throw new ApiError('unsupported_type', { internal: `content-encoding ${encoding}` });
  });
  // Who has changed something gets the answer once this process shows it to everybody.
  app.addHook('onSend', async (request, _reply, payload) => {
    const { operationId } = request.routeOptions.config;
    const isCounting = operationId !== undefined && COUNTING_OPERATIONS.has(operationId);
    if (!READING.has(request.method) && !isCounting) await shared.settled();
    return payload;
  });
  app.addHook('preClose', async () => shared.close());
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
  const hasPages = parts.pages !== undefined && infra.settings.roles.has('web');
  app.setNotFoundHandler((request, reply) => {
    const page = hasPages ? notFoundPage(request) : undefined;
    return page === undefined
      ? sendFailure(request, reply, new ApiError('not_found'))
      : reply.redirect(page, 302);
  });
  // What a client expects besides an answer (`Expect`) makes no difference.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    const operation = request.routeOptions.config?.operationId ?? route;
    metrics.observeRequest({ method: request.method, operation, status }, reply.elapsedTime / 1000);
    // The route, not the address: queries may hold what people search for.
    request.log.info({ method: request.method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
  });

  await app.register(compress, PAGE_PACKING);
  await app.register(operational, { infra, metrics, lifecycle });
  if (infra.settings.roles.has('web')) {
    const readingServices = createReadingServices(infra, services);
    await addWeb(app, parts, { sharing, early, readingServices });
  }
  app.addHook('onClose', async () => services.mail.close());
  app.addHook('onClose', async () => {
    await Promise.all([services.search.flush(), services.emptySearches.flush()]);
  });
  if (infra.settings.roles.has('boards')) services.collaboration.attach(app.server);
  // Live connections keep the HTTP server from closing, and their edits are not safe before they are stored.
  app.addHook('preClose', () => services.collaboration.close());
  return { app, lifecycle };
}

/** Adds what the role `web` answers: the API with its reference, the pages. A process without it knows none of their addresses. */
async function addWeb(app: FastifyInstance, parts: ServerParts, shared: SharedParts): Promise<void> {
  const { infra, services } = parts;
  const { sharing, early, readingServices } = shared;
  await app.register(api, {
    prefix: API_PREFIX,
    infra,
    services,
    readingServices,
    areas: parts.areas ?? AREAS,
    sharing,
  });
  early.define(`${API_PREFIX}/`, ({ headers }) =>
    headers.authorization === undefined ? languageOf(headers, infra.settings) : undefined,
  );
  await app.register(apiReference, {
    prefix: `${API_PREFIX}/docs`,
    isSecure: infra.settings.publicUrl.startsWith('https:'),
  });
  await app.register(checkoutPages, { infra, checkout: services.checkout });
  await app.register(unsubscribePage, { infra, mail: services.mail });
  await parts.pages?.(app, shared);
}
