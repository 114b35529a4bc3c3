/** Languages of the product, with texts long and short enough to try a component on. */
export const LANGUAGES = ['en-US', 'zh-CN', 'ja-JP', 'ko-KR', 'es-ES'] as const;
export type Language = (typeof LANGUAGES)[number];

export const TITLES: Record<Language, string> = {
  'en-US': 'Sprint retrospective: start, stop, continue',
  'zh-CN': '用户旅程地图：从第一次接触到长期使用',
  'ja-JP': '一週間の学習計画とふりかえりのマインドマップ',
  'ko-KR': '신규 서비스 출시를 위한 로드맵과 일정표',
  'es-ES': 'Análisis DAFO para pequeñas empresas en crecimiento',
};

export const PEOPLE: Record<Language, { name: string; label: string }> = {
  'en-US': { name: 'Nora Whitfield', label: 'NW' },
  'zh-CN': { name: '林晓雨', label: '晓雨' },
  'ja-JP': { name: '佐藤美咲', label: '美咲' },
  'ko-KR': { name: '김하늘', label: '하늘' },
  'es-ES': { name: 'Lucía Fernández', label: 'LF' },
};

export const PARAGRAPHS: Record<Language, string> = {
  'en-US':
    'Everyone writes on their own first. Then read all notes aloud, group what belongs together and pick one thing to change.',
  'zh-CN': '先各自写下想法，再一起朗读所有便签，把相近的归为一组，最后选出一件下周要改变的事。',
  'ja-JP': 'まず各自で書き出し、次に全員で読み上げて似たものをまとめ、来週変えることを一つだけ選びます。',
  'ko-KR':
    '먼저 각자 적고, 모든 메모를 소리 내어 읽은 뒤, 비슷한 것끼리 묶어 다음 주에 바꿀 한 가지를 고릅니다.',
  'es-ES':
    'Primero cada persona escribe por su cuenta. Después se leen todas las notas, se agrupan y se elige una sola cosa que cambiar.',
};
