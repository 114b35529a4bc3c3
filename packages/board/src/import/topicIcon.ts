import { MARKER_ICONS, type MarkerIcon } from '../kinds/icon/markerIcons.ts';
import { isXmindMarker } from './icons.ts';

/** What the markers of a topic become. */
export interface TopicIcon {
  readonly icon: MarkerIcon['icon'] | undefined;
  /** The markers that remain. */
  readonly others: readonly string[];
}

function firstIcon(names: readonly string[], find: (name: string) => MarkerIcon | undefined): TopicIcon {
  const at = names.findIndex((name) => find(name) !== undefined);
  return { icon: find(names[at] ?? '')?.icon, others: names.filter((_, index) => index !== at) };
}

/** Takes the first marker of FreeMind that is an icon of ours out of those of a topic: a topic has one. */
export const freemindIcon = (names: readonly string[]): TopicIcon =>
  firstIcon(names, (name) => MARKER_ICONS.find(({ freemind }) => freemind.includes(name)));

/** The same for the markers of XMind. */
export const xmindIcon = (names: readonly string[]): TopicIcon =>
  firstIcon(names, (name) =>
    MARKER_ICONS.find(({ xmind }) => xmind.some((start) => isXmindMarker(name, start))),
  );
