import { expect, test } from 'vitest';
import { languageOfWork } from './workLanguage.ts';

test.each([
  ['产品路线图 2026 Q3 OKR', 'en-US', 'zh-CN'],
  ['週間スケジュール', 'en-US', 'ja-JP'],
  ['KPT ふりかえり', 'en-US', 'ja-JP'],
  ['주간 계획표 template', 'en-US', 'ko-KR'],
  ['Retrospectiva del proyecto para equipos', 'en-US', 'es-ES'],
  ['A retrospective for your team', 'es-ES', 'en-US'],
  ['SWOT', 'es-ES', 'es-ES'],
  ['SWOT', 'zh-CN', 'en-US'],
  ['2026', 'ko-KR', 'ko-KR'],
] as const)('%s, by somebody who reads %s, is written in %s', (text, spoken, language) => {
  expect(languageOfWork(text, spoken)).toBe(language);
});
