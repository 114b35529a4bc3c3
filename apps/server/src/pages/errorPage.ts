import { escapeHtml, type Language } from '@boardwalk/domain';

/** Why there is no page: the server failed, the network of the visitor asked for too many, or everybody together did. */
export type PageFailure = 'failed' | 'too_many' | 'busy';

/** Words of the page for the case that nothing else can be rendered. `{wait}` is a time such as "5 seconds". */
const WORDS: Record<Language, Record<PageFailure, { title: string; text: string }> & { retry: string }> = {
  'en-US': {
    failed: {
      title: '{site} has stumbled',
      text: 'It is our fault, not yours. Try once more in a moment.',
    },
    too_many: {
      title: 'Too many pages in a short time',
      text: 'More pages were opened from your network than {site} makes for one in a minute. Try again in {wait}.',
    },
    busy: {
      title: '{site} is very busy',
      text: 'Many people are opening pages right now. Try again in {wait}.',
    },
    retry: 'Try again',
  },
  'zh-CN': {
    failed: { title: '{site} 出了点问题', text: '这是我们的问题，请稍后再试。' },
    too_many: {
      title: '短时间内打开的页面过多',
      text: '您所在的网络在一分钟内打开的页面超出了 {site} 的限制，请在{wait}后重试。',
    },
    busy: { title: '{site} 访问量较大', text: '目前有很多人正在打开页面，请在{wait}后重试。' },
    retry: '重试',
  },
  'ja-JP': {
    failed: {
      title: '{site} で問題が発生しました',
      text: 'こちら側の問題です。少し待ってからもう一度お試しください。',
    },
    too_many: {
      title: '短時間に開かれたページが多すぎます',
      text: 'お使いのネットワークから 1 分間に開かれたページが {site} の上限を超えました。{wait}後にもう一度お試しください。',
    },
    busy: {
      title: '{site} が混み合っています',
      text: '現在、多くの方がページを開いています。{wait}後にもう一度お試しください。',
    },
    retry: 'もう一度試す',
  },
  'ko-KR': {
    failed: { title: '{site}에 문제가 생겼습니다', text: '저희 쪽 문제입니다. 잠시 후 다시 시도해 주세요.' },
    too_many: {
      title: '짧은 시간에 페이지를 너무 많이 열었습니다',
      text: '사용 중인 네트워크에서 1분 동안 연 페이지가 {site}의 한도를 넘었습니다. {wait} 후에 다시 시도해 주세요.',
    },
    busy: {
      title: '{site} 이용자가 많습니다',
      text: '지금 많은 사람이 페이지를 열고 있습니다. {wait} 후에 다시 시도해 주세요.',
    },
    retry: '다시 시도',
  },
  'es-ES': {
    failed: {
      title: '{site} ha tropezado',
      text: 'Es culpa nuestra, no tuya. Vuelve a intentarlo dentro de un momento.',
    },
    too_many: {
      title: 'Demasiadas páginas en poco tiempo',
      text: 'Desde tu red se han abierto en un minuto más páginas de las que {site} prepara para una sola red. Vuelve a intentarlo dentro de {wait}.',
    },
    busy: {
      title: '{site} está muy solicitado',
      text: 'Ahora mismo mucha gente está abriendo páginas. Vuelve a intentarlo dentro de {wait}.',
    },
    retry: 'Reintentar',
  },
};

/**
 * A page that needs nothing: no script, no stylesheet, no data. Shown when a page cannot be rendered.
 *
 * @param options.siteName what the site is called
 * @param options.requestId id under which the log has more; shown small, for reports
 * @param options.failure why there is no page; by default it is the fault of the server
 * @param options.retryAfter seconds after which it is worth trying again, where that is known
 */
export function errorPage(options: {
  language: Language;
  siteName: string;
  requestId: string;
  failure?: PageFailure;
  retryAfter?: number;
}): string {
  const { language, siteName, requestId, failure = 'failed', retryAfter = 1 } = options;
  const { [failure]: words, retry } = WORDS[language];
  const wait = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  const say = (text: string) =>
    escapeHtml(text.replace('{site}', () => siteName).replace('{wait}', () => wait.format(retryAfter)));
  const title = say(words.title);
  return `<!doctype html>
<html lang="${language}">
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
<p>${say(words.text)}</p>
<p><a href="">${retry}</a></p>
<p style="opacity:.6;font-size:.75rem">${requestId}</p>
</main>
</body>
</html>
`;
}
