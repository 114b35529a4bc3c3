import { Transform, type Readable } from 'node:stream';
import type { OperationId } from '@boardwalk/api-client';
import type { FastifyRequest } from 'fastify';

/** Operations whose body is signed: the signature covers the exact bytes, which parsing would lose. */
const WANTS_RAW_BODY: ReadonlySet<OperationId> = new Set(['handlePaymentCallback']);

/** Whether the body of a request is signed. */
export function wantsRawBody({ routeOptions }: FastifyRequest): boolean {
  const { operationId } = routeOptions.config;
  return operationId !== undefined && WANTS_RAW_BODY.has(operationId);
}

const bodies = new WeakMap<FastifyRequest, Buffer[]>();

/**
 * preParsing step: keeps the bytes of a body beside what is parsed from them, where an operation wants them. They are as
 * many as the parser reads, so its limit holds here, too.
 */
export function keepRawBody(request: FastifyRequest, payload: Readable): Readable | undefined {
  if (!wantsRawBody(request)) return undefined;
  const chunks: Buffer[] = [];
  bodies.set(request, chunks);
  const copy = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done(null, chunk);
    },
  });
  payload.on('error', (error) => copy.destroy(error));
  return payload.pipe(copy);
}

/** The exact bytes of a body that was kept. */
export function rawBodyOf(request: FastifyRequest): Buffer {
  return Buffer.concat(bodies.get(request) ?? []);
}
