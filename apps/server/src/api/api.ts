import { join } from 'node:path';
import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Services } from '../modules/services.ts';
import { ApiError, badFields } from '../infra/errors/ApiError.ts';
import type { Infra } from '../infra/Infra.ts';
import type { Caller } from '../infra/sessions/accessTokens.ts';
import type { ServiceCaller } from '../infra/sessions/serviceCaller.ts';
import type { ShareAnswers } from '../infra/sharedAnswers/shareAnswers.ts';
import { REPLICA_OPERATIONS } from '../infra/replica/replicaOperations.ts';
import { SHARED_OPERATIONS } from '../infra/sharedAnswers/sharedOperations.ts';
import { authenticate } from './authenticate.ts';
import { callerHeaders, LANGUAGE_HEADERS, varyBy } from '../infra/http/cache.ts';
import { bodiesByOperation, parseContract, type ContractBody } from '../infra/http/contract.ts';
import { contractRoutes } from './contractRoutes.ts';
import { matchesTag } from '../infra/http/entityTags.ts';
import { sendFailure } from '../infra/http/failures.ts';
import type { Area, Context } from './handler.ts';
import { formLimit, type FormLimit } from '../infra/http/formLimit.ts';
import { acceptJson } from '../infra/http/jsonBody.ts';
import { acceptForms, readForm } from '../infra/http/multipart.ts';
import type { Reader } from '../infra/sharedAnswers/preparedAnswer.ts';
import { languageOf } from '../infra/http/requestLanguage.ts';
import { protectAnswers } from '../infra/http/securityHeaders.ts';
import { openUploadFolder, type UploadFolder } from '../infra/http/uploadFolder.ts';
import { networkOf } from '../infra/rateLimits/network.ts';
import { DATA_PACKING } from '../infra/http/packing.ts';
import { keepRawBody } from '../infra/http/rawBody.ts';
import { hideLimitsFromCaches, requestLimits, type RequestLimits } from '../infra/http/rateLimits.ts';
import type { RawAnswer } from '../infra/http/RawAnswer.ts';
import { WrittenData } from '../infra/http/WrittenData.ts';
import { assembleRegistry, type Registry } from './registry.ts';
import { requireAllowed } from './requireAllowed.ts';
import { contractSerializers, contractValidators } from '../infra/http/validation.ts';

/** What the API is made of. */
export interface ApiOptions {
  infra: Infra;
  services: Services;
  /** The services as operations get them that read from the replica. */
  readingServices: Services;
  areas: readonly Area[];
  sharing: ShareAnswers;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation a route serves; answers to unknown addresses, and pages, serve none. */
    operationId?: OperationId;
  }
}

/** The request as the hooks below have added to it. */
type ApiRequest = FastifyRequest & { caller?: Caller | ServiceCaller | null; endForm?: () => void };

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
/**
 * Serves every operation of the contract below the prefix it is registered with: proof of identity and whom the operation
 * takes first, then the input by the contract's schemas, then the handler, then the envelope.
 */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { infra } = options;
  const registry = assembleRegistry(options.areas);
  const bodies = bodiesByOperation(parseContract());

  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, new ApiError('not_found')));
  app.setValidatorCompiler(contractValidators);
  app.setSerializerCompiler(contractSerializers);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });
  app.addHook('onSend', options.sharing.keep);
  app.addHook('onResponse', options.sharing.giveUp);
  app.addHook('onSend', hideLimitsFromCaches);

  await protectAnswers(app, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: infra.settings.publicUrl.startsWith('https:'),
  });
  // After the headers that protect, which a refusal has as well.
  const limits = requestLimits(infra.limits, infra.settings.limits.requestsPerMinute);
  app.addHook('onRequest', (request, reply) =>
    limits.countRequest(request, reply, request.routeOptions.config.operationId),
  );
  await app.register(cookie);
  acceptJson(app);
  await acceptForms(app);
  const folder = await openUploadFolder(app, join(infra.settings.dataDir, 'uploads'));
  const forms = formLimit();

  for (const { operationId, ...route } of await contractRoutes()) {
    app.route({
      ...route,
      ...routeOf(operationId, registry, bodies.get(operationId), { ...options, limits, folder, forms }),
    });
  }
}

/** The hooks and the handler of one operation. */
function routeOf(
  operationId: OperationId,
  registry: Registry,
  body: ContractBody | undefined,
  {
    infra,
    services,
    readingServices,
    limits,
    folder,
    forms,
    sharing,
  }: ApiOptions & { limits: RequestLimits; folder: UploadFolder; forms: FormLimit },
): Pick<RouteOptions, 'config' | 'compress' | 'preParsing' | 'preValidation' | 'handler' | 'onResponse'> {
  const handler = registry.handlers[operationId];
  // The registry is complete.
  const allowed = registry.allowed.get(operationId) ?? 'super_admin';
  const { auth, answer } = OPERATIONS[operationId];
  const isOfReplica = REPLICA_OPERATIONS.has(operationId);
  const reading = { infra: { ...infra, db: infra.readDb }, services: readingServices };
  const takesForm = body !== undefined && FORM_TYPE in body.content;
  return {
    config: { operationId },
    // Boards are large and fetched rarely: they are packed as pages are.
    ...(answer === 'envelope' ? { compress: DATA_PACKING } : {}),
    // After every onRequest hook, so that a request is counted before anything is done for it, and before its body is read.
    async preParsing(request: ApiRequest, reply, payload) {
      try {
        request.caller = await authenticate(operationId, request, infra, (token) =>
          services.serviceTokens.verify(token),
        );
      } catch (error) {
        // Who is refused has asked all the same.
        await limits.countOperation(operationId, null, request, reply);
        throw error;
      }
      await limits.countOperation(operationId, request.caller, request, reply);
      if (request.caller !== null && 'service' in request.caller)
        await services.serviceTokens.noteUse(request.caller);
      await requireAllowed(operationId, allowed, request.caller, {
        kindOf: async (userId) => (await services.account.getUser(userId)).kind,
        ensureTwoSteps: (caller) => services.adminSecondStep.ensure(caller),
      });
      return keepRawBody(request, payload);
    },
    async preValidation(request: ApiRequest) {
      if (body === undefined) return;
      checkContentType(request, body);
      if (!takesForm) return;
      const endForm = await forms.begin(request.caller?.userId ?? networkOf(request.ip));
      request.endForm = endForm;
      // Who has gone while waiting has been answered for: onResponse is over.
      if (request.raw.destroyed) return endForm();
      const maxFileBytes = registry.formFileBytes[operationId] ?? 0;
      request.body = await readForm(request, { maxFileBytes, folder });
    },
    // Also when the connection breaks.
    async onResponse(request: ApiRequest) {
      request.endForm?.();
    },
    async handler(request: ApiRequest, reply) {
      // The registry is complete: this is for the compiler.
      if (handler === undefined)
        throw new ApiError('not_found', { internal: `${operationId} has no handler` });
      const shows = SHARED_OPERATIONS[operationId];
      if (shows !== undefined && request.method === 'GET' && (request.caller ?? null) === null) {
        const key = sharedKey(operationId, request, languageOf(request.headers, infra.settings));
        if (await sharing.sendKept(request, reply, { operation: operationId, key, shows })) return reply;
      }
      varyBy(reply, callerHeaders(auth));
      const context = {
        query: request.query,
        params: request.params,
        body: request.body,
        caller: request.caller ?? null,
        // Anyone who takes it makes the answer depend on it.
        get language() {
          varyBy(reply, LANGUAGE_HEADERS);
          return languageOf(request.headers, infra.settings);
        },
        // Who is signed in reads what they have just changed.
        ...(isOfReplica && (request.caller ?? null) === null ? reading : { infra, services }),
        request,
        reply,
        onShared: (used: (reader: Reader) => void) => sharing.onUse(request, used),
      };
      // The schemas of the contract have just made sure of the shapes the types promise.
      const data = await (handler as (context: unknown) => Promise<unknown>)(
        context satisfies Record<keyof Context<OperationId>, unknown>,
      );
      if (data instanceof WrittenData)
        return reply.type('application/json; charset=utf-8').send(data.inEnvelope());
      return answer === 'envelope'
        ? { code: 0, msg: '', data: data ?? null }
        : sendRaw(request, reply, data as RawAnswer);
    },
  };
}

/** All that the answer to an operation depends on when nobody is signed in: defaults are filled in, the order is none. */
function sharedKey(operationId: OperationId, { params, query }: FastifyRequest, language: Language): string {
  const sorted = (values: unknown) =>
    JSON.stringify(
      Object.entries(values as Record<string, unknown>).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  return `${operationId} ${language} ${sorted(params)} ${sorted(query)}`;
}

/** Fastify checks a body against the schema of its content type, and not at all when that has none. */
function checkContentType(request: FastifyRequest, body: ContractBody): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== undefined && type in body.content) return;
  if (type !== undefined) throw new ApiError('unsupported_type', { internal: type });
  if (body.required !== true) return;
  const expected = FORM_TYPE in body.content ? FORM_TYPE : JSON_TYPE;
  throw badFields([{ field: 'body', rule: 'required', msg: `a body of type ${expected} is required` }]);
}

function sendRaw(request: FastifyRequest, reply: FastifyReply, answer: RawAnswer): FastifyReply {
  const { content } = answer;
  reply.header('cache-control', answer.cacheControl).header('x-content-type-options', 'nosniff');
  if (answer.cacheControl.startsWith('public')) reply.header('cross-origin-resource-policy', 'cross-origin');
  if (answer.etag !== undefined) {
    const etag = `"${answer.etag}"`;
    reply.header('etag', etag);
    if (matchesTag(request.headers['if-none-match'], etag)) {
      if (!Buffer.isBuffer(content)) content.destroy();
      return reply.code(304).send();
    }
  }
  if (answer.size !== undefined) reply.header('content-length', answer.size);
  return reply.type(answer.type).send(content);
}
