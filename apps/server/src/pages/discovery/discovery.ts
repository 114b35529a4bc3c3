import type { FastifyInstance } from 'fastify';
import { tagPublicAnswers } from '../../infra/http/cache.ts';
import type { Infra } from '../../infra/Infra.ts';
import { tooMany } from '../../infra/rateLimits/limits.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';
import type { Services } from '../../modules/services.ts';
import { feeds } from './feeds.ts';
import { oEmbed } from './oEmbed.ts';
import { sendPublic } from './publicAnswer.ts';
import { sharePictures } from './sharePictures.ts';
import { sitemaps } from './sitemaps.ts';

const MINUTE_MS = 60_000;

const ROBOTS = [
  'User-agent: *',
  'Disallow: /app/',
  'Disallow: /storybook/',
  'Disallow: /user/',
  'Disallow: /api/',
  'Allow: /api/web/v2/upload/cmt/',
  'Allow: /api/cmt/site/logo/',
];

/** How search engines, feed readers and other sites find and show works: robots, site map, feeds, oEmbed, pictures of links. */
export async function discovery(
  app: FastifyInstance,
  { infra, services }: { infra: Infra; services: Services },
): Promise<void> {
  const { settings, limits } = infra;
  const window = { max: settings.limits.requestsPerMinute, windowMs: MINUTE_MS };
  app.addHook('onRequest', async (request) => {
    const { allowed, resetMs } = await limits.take(`discovery:${networkOf(request.ip)}`, window);
    if (!allowed) throw tooMany(resetMs, 'too many requests for site map, feeds, oEmbed and pictures');
  });
  app.addHook('onSend', tagPublicAnswers);

  const robots = [...ROBOTS, '', `Sitemap: ${settings.publicUrl}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', (_request, reply) => sendPublic(reply, 'text/plain; charset=utf-8', robots));
  await app.register(sitemaps, { infra, services });
  await app.register(feeds, { infra });
  await app.register(oEmbed, { infra });
  await app.register(sharePictures, { infra });
}
