import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** Headers of every answer that are not of what protects it. */
const OTHERS: ReadonlySet<string> = new Set(['content-length', 'content-type', 'date', 'connection']);

/**
 * Has every answer carry Helmet's headers. Helmet puts them together for each request again, policy included, which was a
 * twelfth of the time of a like: without a nonce they are always the same, so they are asked for once.
 */
export async function protectAnswers(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  const sample = Fastify();
  await sample.register(helmet, options);
  sample.get('/', (_request, reply) => reply.send(''));
  const answer = await sample.inject('/');
  await sample.close();
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OTHERS.has(name)));
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}
