import type { ApiClient, FileCard, QueryOf } from '@boardwalk/api-client';
import { escapeHtml, ListView, SortOrder, type Language } from '@boardwalk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { pageLanguage } from '../pageLanguage.ts';
import { FEED_WORDS } from './feedWords.ts';
import { sendPublic } from './publicAnswer.ts';
import { refusal, visitorApi } from './visitorApi.ts';

/** Works in a feed. */
const SIZE = 50;
const ID = /^\d{1,9}$/u;
/** What XML cannot hold, not even escaped: one such character in a name would make the whole feed unreadable. */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** What a feed shows. */
interface Source {
  readonly title: string;
  /** Its page, relative to the community. */
  readonly path: string;
  readonly list: readonly FileCard[];
}

/**
 * Atom feeds: `/feed/new`, `/feed/hot`, `/feed/tag/{id}` and `/feed/creator/{profile name}`, in the language that `lang` names
 * or else that of the deployment.
 */
export async function feeds(app: FastifyInstance, { infra }: { infra: Infra }): Promise<void> {
  const { settings, site } = infra;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    find: (client: ApiClient, language: Language) => Promise<Source>,
  ): Promise<FastifyReply> {
    const query = new URL(settings.publicUrl + request.url).searchParams.get('lang');
    // Readers of feeds have none of our cookies.
    const { language } = pageLanguage({ query, cookies: undefined, deployment: settings.deployment });
    const source = await find(visitorApi(app, request, language), language).catch(refusal);
    return sendPublic(
      reply,
      'application/atom+xml; charset=utf-8',
      await atomOf(source, {
        language,
        publicUrl: settings.publicUrl,
        siteName: site.current().name,
        url: request.url,
      }),
    );
  }

  app.get('/feed/new', (request, reply) =>
    send(request, reply, async (client, language) => ({
      title: FEED_WORDS[language].newest,
      path: 'new',
      list: await works(client, { viewType: ListView.RECOMMEND, order: SortOrder.PUBLISH_TIME }),
    })),
  );

  app.get('/feed/hot', (request, reply) =>
    send(request, reply, async (client, language) => ({
      title: FEED_WORDS[language].hot,
      path: 'hot',
      list: await works(client, { viewType: ListView.HOT }),
    })),
  );

  app.get<{ Params: { id: string } }>('/feed/tag/:id', (request, reply) =>
    send(request, reply, async (client, language) => {
      if (!ID.test(request.params.id)) throw new ApiError('not_found');
      const id = Number(request.params.id);
      const list = await works(client, {
        viewType: ListView.RECOMMEND,
        order: SortOrder.PUBLISH_TIME,
        tag_id: [id],
      });
      const { name } = await client.call('getTag', { query: { id } });
      return { title: FEED_WORDS[language].about(name), path: `tag-${id}`, list };
    }),
  );

  app.get<{ Params: { name: string } }>('/feed/creator/:name', (request, reply) =>
    send(request, reply, async (client, language) => {
      const profile = await client.call('getProfileByName', { query: { name: request.params.name } });
      const { list } = await client.call('listCreatorFiles', {
        query: { user_id: profile.user_id, size: SIZE },
      });
      return {
        title: FEED_WORDS[language].by(profile.nick_name),
        path: `profile/${encodeURIComponent(profile.name)}`,
        list,
      };
    }),
  );
}

async function works(
  client: ApiClient,
  query: Omit<QueryOf<'listViewFiles'>, 'size'>,
): Promise<readonly FileCard[]> {
  return (await client.call('listViewFiles', { query: { ...query, size: SIZE } })).list;
}

async function atomOf(
  { title, path, list }: Source,
  {
    language,
    publicUrl,
    siteName,
    url,
  }: { language: Language; publicUrl: string; siteName: string; url: string },
): Promise<string> {
  // Comes with the first feed: it is made of 170 modules.
  const { generateAtomFeed } = await import('feedsmith');
  const page = (address: string) => `${publicUrl}/community/${address}`;
  const changes = list.map(({ pub_time: published }) => Date.parse(published));
  return generateAtomFeed({
    id: publicUrl + url,
    title: { value: xmlText(`${title} – ${siteName}`) },
    updated: new Date(Math.max(0, ...changes)),
    generator: { text: 'Boardwalk' },
    icon: `${publicUrl}/favicon.ico`,
    links: [
      { rel: 'alternate', href: page(path) },
      { rel: 'self', href: publicUrl + url },
    ],
    xml: { lang: language },
    entries: list.map((work) => entryOf(work, publicUrl, page)),
  });
}

function entryOf(work: FileCard, publicUrl: string, page: (address: string) => string) {
  const { owner, cover_image: cover } = work;
  const image = new URL(cover.url, publicUrl).href;
  return {
    id: page(work.file_key),
    links: [{ href: page(work.file_key) }],
    // Without a type it is plain text: readers show a `<` of it as a `<`.
    title: { value: xmlText(work.name) },
    updated: new Date(work.pub_time),
    published: new Date(work.pub_time),
    authors: [
      {
        name: xmlText(owner.nick_name),
        ...(owner.profile_name === null
          ? {}
          : { uri: page(`profile/${encodeURIComponent(owner.profile_name)}`) }),
      },
    ],
    categories: work.tag_list.map(({ name }) => ({ term: xmlText(name), label: xmlText(name) })),
    content: {
      type: 'html' as const,
      value: `<img src="${escapeHtml(image)}" width="${cover.width}" height="${cover.height}" alt="">`,
    },
  };
}

const xmlText = (text: string) => text.replaceAll(NO_XML, '');
