import { BookOpen, Compass, Lightbulb } from 'lucide-react';
import { createElement } from 'react';
import type { ComboboxOption } from '../internal/options/options.ts';

/** Subjects of templates, for stories and tests of fields that choose from a list. */
export const SUBJECTS: readonly ComboboxOption[] = [
  { value: 'agile', label: 'Agile workflow', hint: 'Retrospectives, planning, stand-ups' },
  { value: 'brainstorm', label: 'Brainstorming', icon: createElement(Lightbulb) },
  { value: 'cafe', label: 'Café and restaurant' },
  { value: 'education', label: 'Education', icon: createElement(BookOpen) },
  { value: 'journey', label: 'Journey maps', icon: createElement(Compass) },
  { value: 'meeting', label: 'Meetings', disabled: true },
  { value: 'planning', label: 'Planificación estratégica de lanzamientos internacionales', lang: 'es' },
  { value: 'roadmap', label: 'Roadmaps' },
  { value: 'study', label: '学習計画', lang: 'ja' },
  { value: 'user', label: '用户画像', lang: 'zh-CN' },
  { value: 'weekly', label: '주간 계획', lang: 'ko' },
];

export const optionWords = {
  open: 'Show all',
  clear: 'Clear',
  empty: 'No subject fits',
  loading: 'Searching…',
  failed: 'The subjects could not be loaded.',
  retry: 'Try again',
  create: (text: string) => `Add “${text}”`,
  remove: (label: string) => `Remove ${label}`,
  full: (max: number) => `No more than ${max}. Remove one to choose another.`,
  count: (chosen: number, max: number) => `${chosen} of ${max}`,
};
