import type { Language } from '@boardwalk/domain';

/** What stands among the hot searches of each language while few people search. Those that find nothing are left out. */
export const HOT_SEEDS: Record<Language, readonly string[]> = {
  'zh-CN': ['复盘', '用户旅程', 'SWOT', '鱼骨图', '周计划', '组织架构', '读书笔记', '看板'],
  'en-US': [
    'retrospective',
    'customer journey',
    'SWOT',
    'roadmap',
    'weekly plan',
    'lesson plan',
    'OKR',
    'kanban',
  ],
  'ja-JP': [
    'ふりかえり',
    '共感マップ',
    '読書メモ',
    '特性要因図',
    '週間スケジュール',
    '面接準備',
    '引っ越し',
    'SWOT',
  ],
  'ko-KR': ['회고', '로드맵', '여행 계획', '회의록', '페르소나', '온보딩', '주간 계획', 'SWOT'],
  'es-ES': [
    'retrospectiva',
    'DAFO',
    'modelo de negocio',
    'plan de marketing',
    'presupuesto',
    'menú',
    'viaje',
    'kanban',
  ],
};
