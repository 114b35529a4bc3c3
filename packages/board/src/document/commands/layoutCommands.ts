import { MapTheme, type TopicLayout } from '../constants.ts';
import { BRANCH_LAYOUTS, givenStructureOf } from '../topicStructure.ts';
import type { BoardStore } from '../boardStore.ts';
import { setGroup } from '../elementKeys.ts';
import { ElementGroup } from '../elementGroup.ts';
import { setExtras } from './extraCommands.ts';

/**
 * Lays out what is below a topic another way: of a root the whole map, but for the branches that have a layout of their own.
 * A branch that is laid out as it would be anyway goes with its map again. Layouts for whole maps leave branches as they
 * are.
 */
export function setTopicLayout(store: BoardStore, id: string, layout: TopicLayout): void {
  if (store.elements.get(id)?.type !== 'topic') return;
  const given = givenStructureOf(store, id);
  if (given !== null && !BRANCH_LAYOUTS.includes(layout)) return;
  const branchLayout = given === null || given === layout ? undefined : layout;
  store.edit((map) => {
    if (given === null) setGroup(map, id, ElementGroup.LAYOUT, layout);
    setExtras(store, new Map([[id, { branchLayout }]]));
  });
}

/** The colours of the map that a topic is in. */
export function mapThemeOf(store: BoardStore, id: string): MapTheme {
  return store.elements.get(store.forest.rootOf(id))?.theme ?? MapTheme.RAINBOW;
}

/** Gives whole maps other colours, by their roots. */
export function setMapTheme(store: BoardStore, roots: Iterable<string>, theme: MapTheme): void {
  const stored = theme === MapTheme.RAINBOW ? undefined : theme;
  setExtras(store, new Map([...roots].map((id) => [id, { theme: stored }])));
}
