import type { Language } from './language.ts';

/**
 * Words of a page whose own texts did not load in any language, as on a server that misses files. They are part of the
 * code that shows them, so nothing has to be loaded for it.
 */
export const LOST_TEXTS: Readonly<
  Record<Language, { readonly title: string; readonly text: string; readonly reload: string }>
> = {
  'zh-CN': {
    title: '页面无法加载',
    text: '页面缺少一部分内容，可能是因为刚刚安装了新版本。请刷新页面；如果仍无法显示，请过几分钟再试。',
    reload: '刷新页面',
  },
  'en-US': {
    title: 'This page could not be loaded',
    text: 'A part of it is missing, perhaps because a new version has just been installed. Reload the page. If that does not help, try again in a few minutes.',
    reload: 'Reload the page',
  },
  'ja-JP': {
    title: 'ページを読み込めませんでした',
    text: 'ページの一部が見つかりません。新しいバージョンに更新された直後かもしれません。ページを再読み込みしても表示されない場合は、数分後にもう一度お試しください。',
    reload: 'ページを再読み込み',
  },
  'ko-KR': {
    title: '페이지를 불러올 수 없습니다',
    text: '페이지의 일부가 없습니다. 새 버전이 방금 설치되었기 때문일 수 있습니다. 페이지를 새로고침해 주세요. 그래도 열리지 않으면 몇 분 뒤에 다시 시도해 주세요.',
    reload: '페이지 새로고침',
  },
  'es-ES': {
    title: 'No se ha podido cargar esta página',
    text: 'Falta una parte de la página, quizá porque se acaba de instalar una versión nueva. Vuelve a cargarla y, si no sirve de nada, inténtalo otra vez dentro de unos minutos.',
    reload: 'Volver a cargar la página',
  },
};
