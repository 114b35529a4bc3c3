import { boxTool, type Action, type Tool } from '../../src/editor/index.ts';

/** Draws badges. */
export const badgeTool: Tool = boxTool('badge', 'q');

/** Selects every badge, if there is any. */
export const selectBadges: Action = {
  id: 'selectBadges',
  group: 'edit',
  keys: ['mod shift b'],
  menu: 'board',
  can: ({ store }) => [...store.elements.values()].some(({ type }) => type === 'badge'),
  run(editor) {
    const badges = [...editor.store.elements.values()].filter(({ type }) => type === 'badge');
    editor.select(badges.map(({ id }) => id));
  },
};
