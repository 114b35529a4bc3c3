import type { DataOf } from '@boardwalk/api-client';
import { defaultLanguage, escapeHtml, isFileKey } from '@boardwalk/domain';
import type { FastifyInstance } from 'fastify';
import { ApiError, badFields } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { sendPublic } from './publicAnswer.ts';
import { refusal, visitorApi } from './visitorApi.ts';

/** The frame of a board when the other site sets no limits, in pixels. */
const FRAME = { width: 800, height: 500 } as const;
/** Addresses of a work in the community: its page, the longer form, its frame. */
const WORK = /^\/community\/(?:file\/|embed\/)?([0-9A-Za-z]+)\/?$/u;

/**
 * `/oembed?url=…`: how to show a work in another site, as oembed.com describes it: a frame with the board. Query: `url` of a
 * work of this site, `maxwidth` and `maxheight` in pixels, `format` json. Errors: bad_input, not_found, and 501 for formats
 * other than JSON.
 */
export async function oEmbed(
  app: FastifyInstance,
  { infra: { settings, site } }: { infra: Infra },
): Promise<void> {
  const { publicUrl, deployment } = settings;

  app.get('/oembed', async (request, reply) => {
    const query = new URL(publicUrl + request.url).searchParams;
    if ((query.get('format') ?? 'json') !== 'json')
      return reply.code(501).type('text/plain').send('This site knows the format json only.\n');
    const fileKey = workOf(query.get('url'), publicUrl);
    const most = {
      width: sizeOf('maxwidth', query.get('maxwidth')),
      height: sizeOf('maxheight', query.get('maxheight')),
    };
    const width = Math.min(FRAME.width, most.width);
    const height = Math.min(FRAME.height, most.height);
    const client = visitorApi(app, request, defaultLanguage(deployment));
    const work = await client.call('getFileFull', { path: { file_key: fileKey } }).catch(refusal);
    const { owner, cover_image: cover } = work;
    const source = `${publicUrl}/community/embed/${fileKey}`;
    const answer = {
      version: '1.0',
      type: 'rich',
      provider_name: site.current().name,
      provider_url: `${publicUrl}/community/`,
      title: work.name,
      author_name: owner.nick_name,
      ...(owner.profile_name === null
        ? {}
        : { author_url: `${publicUrl}/community/profile/${encodeURIComponent(owner.profile_name)}` }),
      ...thumbnailOf(cover, most, publicUrl),
      width,
      height,
      html: `<iframe src="${escapeHtml(source)}" title="${escapeHtml(work.name)}" width="${width}" height="${height}" loading="lazy" allow="fullscreen" style="border:0"></iframe>`,
    };
    // Scripts of other sites may ask, too: it is the same for everybody.
    reply.header('access-control-allow-origin', '*');
    return sendPublic(reply, 'application/json; charset=utf-8', JSON.stringify(answer));
  });
}

/** The key of the work that an address of this site names. */
function workOf(text: string | null, publicUrl: string): string {
  if (text === null) throw badFields([{ field: 'url', rule: 'required', msg: 'url is missing' }]);
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const fileKey = WORK.exec(address?.pathname ?? '')?.[1];
  if (address?.origin !== new URL(publicUrl).origin || fileKey === undefined || !isFileKey(fileKey))
    throw new ApiError('not_found');
  return fileKey;
}

/** How long a side may be at most for the other site. */
function sizeOf(field: string, text: string | null): number {
  if (text === null) return Infinity;
  const size = /^\d{1,6}$/u.test(text) ? Number(text) : 0;
  if (size > 0) return size;
  throw badFields([{ field, rule: 'format', msg: `${field} must be a whole number of pixels, at least 1` }]);
}

/** The largest picture of a cover within limits; nothing when each is larger. */
function thumbnailOf(
  cover: DataOf<'getFileFull'>['cover_image'],
  most: { width: number; height: number },
  publicUrl: string,
) {
  const [largest] = [...cover.sources, cover]
    .map(({ url, width }) => ({ url, width, height: Math.round((width * cover.height) / cover.width) }))
    .filter(({ width, height }) => width <= most.width && height <= most.height)
    .toSorted((one, other) => other.width - one.width);
  if (largest === undefined) return {};
  const { url, width, height } = largest;
  return {
    thumbnail_url: new URL(url, publicUrl).href,
    thumbnail_width: width,
    thumbnail_height: height,
  };
}
