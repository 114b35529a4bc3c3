import { createHash } from 'node:crypto';
import type { CommunityFile } from '@boardwalk/api-client';
import { defaultLanguage, isFileKey } from '@boardwalk/domain';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { cachePublicly } from '../../infra/http/cache.ts';
import { matchesTag } from '../../infra/http/entityTags.ts';
import { NO_STORE } from '../../infra/http/RawAnswer.ts';
import type { Infra } from '../../infra/Infra.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';
import { IN_PROCESS_ORIGIN, inProcessFetch } from '../inProcessFetch.ts';
import { refusal, visitorApi } from './visitorApi.ts';

/** How long others may keep a picture, in seconds. Its address changes with each version that is published. */
const CACHE_SECONDS = 86_400;
/** Bytes of pictures kept; one has some 70 kB. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** Pictures painted at once: covers of works wait for the same painters, and matter more. */
const MOST_PAINTED = 2;
/** Pictures painted for one network within a minute. */
const PAINTED = { max: 30, windowMs: 60_000 };
const SITE = 'Boardwalk';

/**
 * `/community/preview/{file_key}.jpg`: the picture that messengers and networks show for a link to a work, a JPEG of 1200 × 630
 * pixels with its cover, title and creator. When too much is asked for at once, or painting fails, it leads to the cover.
 * Errors: not_found.
 */
export async function sharePictures(app: FastifyInstance, { infra }: { infra: Infra }): Promise<void> {
  const { settings, limits, painter, log } = infra;
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const painting = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { name: string } }>('/community/preview/:name', async (request, reply) => {
    const fileKey = /^([0-9A-Za-z]+)\.jpg$/u.exec(request.params.name)?.[1] ?? '';
    if (!isFileKey(fileKey)) throw new ApiError('not_found');
    const client = visitorApi(app, request, defaultLanguage(settings.deployment));
    const work = await client.call('getFileFull', { path: { file_key: fileKey } }).catch(refusal);
    const key = keyOf(work);
    const etag = `"${key}"`;

    const picture = kept.get(key) ?? (await paint(work, key, request.ip));
    reply.header('x-content-type-options', 'nosniff');
    if (picture === null) return reply.header('cache-control', NO_STORE).redirect(work.cover_image.url, 302);
    cachePublicly(reply, CACHE_SECONDS);
    reply.header('etag', etag);
    if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/jpeg').send(picture);
  });

  /** The picture; `null` when it is not painted now. Who asks for one that is being painted waits for it. */
  async function paint(work: CommunityFile, key: string, address: string): Promise<Buffer | null> {
    let picture = painting.get(key);
    if (picture === undefined) {
      if (painting.size >= MOST_PAINTED) return null;
      picture = paintNow(work, address).finally(() => painting.delete(key));
      painting.set(key, picture);
    }
    try {
      const bytes = await picture;
      kept.set(key, bytes);
      return bytes;
    } catch (error) {
      log.warn({ err: error, fileKey: work.file_key }, 'the picture of a link was not painted');
      return null;
    }
  }

  async function paintNow(work: CommunityFile, address: string): Promise<Buffer> {
    const { allowed } = await limits.take(`share-picture:${networkOf(address)}`, PAINTED);
    if (!allowed) throw new Error('too many pictures for one network');
    const read = inProcessFetch(app, { headers: {}, remoteAddress: address });
    const answer = await read(IN_PROCESS_ORIGIN + work.cover_image.url);
    if (!answer.ok) throw new Error(`the cover is not there: ${answer.status}`);
    const cover = new Uint8Array(await answer.arrayBuffer());
    return painter.paintLink({ cover, title: work.name, byline: work.owner.nick_name, site: SITE });
  }
}

/** Stands for all that a picture shows. */
function keyOf({ name, owner, cover_image: cover }: CommunityFile): string {
  const shown = JSON.stringify([name, owner.nick_name, cover.url]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}
