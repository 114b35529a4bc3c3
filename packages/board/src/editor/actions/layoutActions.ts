import { MapTheme, mapThemeOf, structureOf, TopicLayout } from '../../document/index.ts';
import { ActionGroup, type Action } from './action.ts';
import { possibleLayouts, topicsOf } from './possibleLayouts.ts';

/** Lays out what is below the selected topics, or their whole map, another way. */
export const layoutActions: readonly Action[] = Object.values(TopicLayout).map((layout) => ({
  id: `layout.${layout}`,
  group: ActionGroup.TOPIC,
  writes: true,
  can: (editor) => possibleLayouts(editor).includes(layout),
  isOn: (editor) => topicsOf(editor).every((id) => structureOf(editor.store, id) === layout),
  run: (editor) => editor.setLayout(layout),
}));

/** Gives whole maps other colours. */
export const themeActions: readonly Action[] = Object.values(MapTheme).map((theme) => ({
  id: `theme.${theme}`,
  group: ActionGroup.TOPIC,
  writes: true,
  can: (editor) => topicsOf(editor).length > 0,
  isOn: (editor) => topicsOf(editor).every((id) => mapThemeOf(editor.store, id) === theme),
  run: (editor) => editor.setMapTheme(theme),
}));
