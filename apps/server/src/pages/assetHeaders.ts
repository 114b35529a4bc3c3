import type { FastifyReply } from 'fastify';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

/**
 * Headers of a built file. What is below `assets/` carries a hash in its name and never changes; the rest, such as the
 * icon, may.
 *
 * @param path path of the file on disk
 */
export function assetHeaders(reply: Pick<FastifyReply, 'header'>, path: string): void {
  const isHashed = /[\\/]assets[\\/]/.test(path);
  reply.header(
    'cache-control',
    isHashed ? `public, max-age=${ONE_YEAR_S}, immutable` : `public, max-age=${ONE_HOUR_S}`,
  );
  reply.header('x-content-type-options', 'nosniff');
}
