import { escapeHtml, resolveLanguage } from '@boardwalk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Infra } from '../../infra/Infra.ts';
import type { MailService } from './service.ts';
import { MAIL_TEXTS } from './texts/texts.ts';
import { UNSUBSCRIBE_PATH } from './unsubscribeToken.ts';

const BODY_LIMIT = 4096;
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * The page that ends mails: reading it changes nothing, for mail programs open links by themselves; its button does, and so does
 * the POST that mail programs offer as a button of their own (RFC 8058). The token of the link is all the proof there is.
 */
export async function unsubscribePage(
  app: FastifyInstance,
  { infra, mail }: { infra: Infra; mail: MailService },
): Promise<void> {
  // Neither form says anything the address does not: the bodies are read and forgotten.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, _body, done) => done(null, {}),
  );

  const wordsFor = (request: FastifyRequest) => {
    const language = resolveLanguage({
      cookies: request.headers.cookie,
      deployment: infra.settings.deployment,
      acceptLanguage: request.headers['accept-language'],
    });
    const { page } = MAIL_TEXTS[language];
    const { name } = infra.site.current();
    return { language, ...page, title: page.title.replace('{site}', () => name) };
  };

  app.get(UNSUBSCRIBE_PATH, async (request, reply) => {
    const words = wordsFor(request);
    const ended = await mail.readUnsubscribe(tokenOf(request));
    if (ended === undefined) return show(reply.code(404), words, `<p>${escapeHtml(words.invalid)}</p>`);
    // Without an action the form is sent to the address of the page, token included.
    const form = `<p>${escapeHtml(words[ended.group])}</p>
<form method="post"><button style="font:inherit;padding:.5rem 1rem;min-height:2.75rem">${escapeHtml(words.confirm)}</button></form>`;
    return show(reply, words, form);
  });

  app.post(UNSUBSCRIBE_PATH, async (request, reply) => {
    const words = wordsFor(request);
    const isDone = await mail.unsubscribe(tokenOf(request));
    const text = isDone ? words.done : words.invalid;
    return show(reply.code(isDone ? 200 : 404), words, `<p>${escapeHtml(text)}</p>`);
  });
}

function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

function show(reply: FastifyReply, words: { language: string; title: string }, content: string) {
  const title = escapeHtml(words.title);
  return reply.headers(HEADERS).type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main style="max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:16px/1.5 system-ui,sans-serif">
<h1 style="font-size:1.5rem;line-height:1.2">${title}</h1>
${content}
</main>
</body>
</html>
`);
}
