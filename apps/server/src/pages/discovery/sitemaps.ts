import { Readable } from 'node:stream';
import { defaultLanguage, isFileKey } from '@boardwalk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { Services } from '../../modules/services.ts';
import { sendPublic } from './publicAnswer.ts';
import { refusal, visitorApi } from './visitorApi.ts';

type Parts = Awaited<ReturnType<Services['catalogue']['sitemapParts']>>;

/** How long the split into parts is remembered, in milliseconds: finding it reads the index of all works. */
const REMEMBERED_MS = 10 * 60_000;
/** Topics that are listed, which is more than an operator shows. */
const TOPICS = 100;
/** `works-` with the time and the key of the first work of the part. */
const PART = /^works-(\d{1,14})-([0-9A-Za-z]+)\.xml$/u;

/**
 * The site map: `/sitemap.xml` names `/sitemap/pages.xml` (home, lists, tags, roles, topics) and one file per 5,000 works. It
 * holds each page once, in the language of the deployment; the page itself names its other languages.
 */
export async function sitemaps(
  app: FastifyInstance,
  { infra: { settings, clock }, services: { catalogue } }: { infra: Infra; services: Services },
): Promise<void> {
  const { publicUrl, deployment } = settings;
  const page = (path: string) => `${publicUrl}/community/${path}`;
  let remembered: { readonly parts: Promise<Parts>; readonly until: number } | undefined;

  /** One look for all who ask, also at once. */
  async function partsOf(): Promise<Parts> {
    const now = clock.now().getTime();
    if (remembered !== undefined && now < remembered.until) return remembered.parts;
    const parts = catalogue.sitemapParts();
    remembered = { parts, until: now + REMEMBERED_MS };
    try {
      return await parts;
    } catch (error) {
      remembered = undefined;
      throw error;
    }
  }

  async function pagesOf(request: FastifyRequest): Promise<string[]> {
    const client = visitorApi(app, request, defaultLanguage(deployment));
    const [tags, topics] = await Promise.all([
      client.call('classifyTags'),
      client.call('listTopics', { query: { pageSize: TOPICS } }),
    ]);
    const below = [...tags.scenes, ...tags.industries, ...tags.commons].flatMap((tag) => [
      tag,
      ...tag.child_list,
    ]);
    return [
      '',
      'hot',
      'new',
      'topic',
      ...below.map(({ id }) => `tag-${id}`),
      ...tags.roles.map(({ id }) => `role-${id}`),
      ...topics.list.map(({ id }) => `topic-${id}`),
    ];
  }

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await partsOf();
    const index = Readable.from([
      { url: `${publicUrl}/sitemap/pages.xml` },
      ...parts.map(({ createdAt, fileKey, changedAt }) => ({
        url: `${publicUrl}/sitemap/works-${createdAt.getTime()}-${fileKey}.xml`,
        lastmod: changedAt.toISOString(),
      })),
    ]).pipe(new SitemapIndexStream());
    return sendPublic(reply, XML, String(await streamToPromise(index)));
  });

  app.get('/sitemap/pages.xml', async (request, reply) => {
    const paths = await pagesOf(request).catch(refusal);
    return sendPublic(reply, XML, await siteMapOf(paths.map((path) => ({ url: page(path) }))));
  });

  app.get<{ Params: { part: string } }>('/sitemap/:part', async ({ params }, reply) => {
    const [, time, fileKey] = PART.exec(params.part) ?? [];
    if (time === undefined || fileKey === undefined || !isFileKey(fileKey)) throw new ApiError('not_found');
    const works = await catalogue.sitemapWorks({ createdAt: new Date(Number(time)), fileKey });
    if (works.length === 0) throw new ApiError('not_found');
    const entries = works.map((work) => ({
      url: page(work.fileKey),
      lastmod: work.changedAt.toISOString(),
    }));
    return sendPublic(reply, XML, await siteMapOf(entries));
  });
}

const XML = 'application/xml; charset=utf-8';

async function siteMapOf(entries: readonly { url: string; lastmod?: string }[]): Promise<string> {
  return String(await streamToPromise(Readable.from(entries).pipe(new SitemapStream())));
}
