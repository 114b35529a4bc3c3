import { escapeHtml, type Language } from '@boardwalk/domain';

/** Words of the page for the case that nothing else can be rendered. */
const WORDS: Record<Language, { title: string; text: string; retry: string }> = {
  'en-US': {
    title: '{site} has stumbled',
    text: 'It is our fault, not yours. Try once more in a moment.',
    retry: 'Try again',
  },
  'zh-CN': { title: '{site} 出了点问题', text: '这是我们的问题，请稍后再试。', retry: '重试' },
  'ja-JP': {
    title: '{site} で問題が発生しました',
    text: 'こちら側の問題です。少し待ってからもう一度お試しください。',
    retry: 'もう一度試す',
  },
  'ko-KR': {
    title: '{site}에 문제가 생겼습니다',
    text: '저희 쪽 문제입니다. 잠시 후 다시 시도해 주세요.',
    retry: '다시 시도',
  },
  'es-ES': {
    title: '{site} ha tropezado',
    text: 'Es culpa nuestra, no tuya. Vuelve a intentarlo dentro de un momento.',
    retry: 'Reintentar',
  },
};

/**
 * A page that needs nothing: no script, no stylesheet, no data. Shown when rendering itself fails.
 *
 * @param options.siteName what the site is called
 * @param options.requestId id under which the log has more; shown small, for reports
 */
export function errorPage(options: { language: Language; siteName: string; requestId: string }): string {
  const { text, retry, ...words } = WORDS[options.language];
  const title = escapeHtml(words.title.replace('{site}', () => options.siteName));
  return `<!doctype html>
<html lang="${options.language}">
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
<p>${text}</p>
<p><a href="">${retry}</a></p>
<p style="opacity:.6;font-size:.75rem">${options.requestId}</p>
</main>
</body>
</html>
`;
}
