import { defaultLanguage, isFileKey } from '@boardwalk/domain';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../infra/http/escapeHtml.ts';
import { ApiError, badFields } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { sendPublic } from './publicAnswer.ts';
import { refusal, visitorApi } from './visitorApi.ts';

/** The frame of a board when the other site sets no limits, and the smallest that shows anything, in pixels. */
const FRAME = { width: 800, height: 500, least: 200 } as const;
/** Addresses of a work in the community: its page, the longer form, its frame. */
const WORK = /^\/community\/(?:file\/|embed\/)?([0-9A-Za-z]+)\/?$/u;

/**
 * `/oembed?url=…`: how to show a work in another site, as oembed.com describes it: a frame with the board. Query: `url` of a
 * work of this site, `maxwidth` and `maxheight` in pixels, `format` json. Errors: bad_input, not_found, and 501 for formats
 * other than JSON.
 */
export async function oEmbed(app: FastifyInstance, { infra: { settings } }: { infra: Infra }): Promise<void> {
  const { publicUrl, deployment } = settings;

  app.get('/oembed', async (request, reply) => {
    const query = new URL(publicUrl + request.url).searchParams;
    if ((query.get('format') ?? 'json') !== 'json')
      return reply.code(501).type('text/plain').send('This site knows the format json only.\n');
    const fileKey = workOf(query.get('url'), publicUrl);
    const width = sizeOf('maxwidth', query.get('maxwidth'), FRAME.width);
    const height = sizeOf('maxheight', query.get('maxheight'), FRAME.height);
    const client = visitorApi(app, request, defaultLanguage(deployment));
    const work = await client.call('getFileFull', { path: { file_key: fileKey } }).catch(refusal);
    const { owner, cover_image: cover } = work;
    const source = `${publicUrl}/community/embed/${fileKey}`;
    const answer = {
      version: '1.0',
      type: 'rich',
      provider_name: 'Boardwalk',
      provider_url: `${publicUrl}/community/`,
      title: work.name,
      author_name: owner.nick_name,
      ...(owner.profile_name === null
        ? {}
        : { author_url: `${publicUrl}/community/profile/${encodeURIComponent(owner.profile_name)}` }),
      thumbnail_url: new URL(cover.url, publicUrl).href,
      thumbnail_width: cover.width,
      thumbnail_height: cover.height,
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

/** A side of the frame: as large as usual, or as the other site allows. */
function sizeOf(field: string, text: string | null, usual: number): number {
  if (text === null) return usual;
  if (!/^\d{1,6}$/u.test(text))
    throw badFields([{ field, rule: 'format', msg: `${field} must be a whole number of pixels` }]);
  return Math.min(usual, Math.max(FRAME.least, Number(text)));
}
