import type { Language } from '@boardwalk/domain';

/** What stands among the hot searches of each language while few people search: those that find something. */
export const HOT_SEEDS: Record<Language, readonly string[]> = {
  'zh-CN': ['复盘', '用户旅程', 'SWOT', '看板', '鱼骨图', '周计划', '组织架构', '读书笔记'],
  'en-US': [
    'user journey',
    'retrospective',
    'SWOT',
    'kanban',
    'roadmap',
    'org chart',
    'weekly plan',
    'lesson plan',
  ],
  'ja-JP': [
    '振り返り',
    'カスタマージャーニー',
    'SWOT',
    'カンバン',
    'ロードマップ',
    '組織図',
    '週間計画',
    '旅行計画',
  ],
  'ko-KR': ['회고', '고객 여정', 'SWOT', '칸반', '로드맵', '조직도', '주간 계획', '여행 계획'],
  'es-ES': [
    'retrospectiva',
    'viaje del cliente',
    'DAFO',
    'kanban',
    'hoja de ruta',
    'organigrama',
    'plan semanal',
    'plan de clase',
  ],
};
