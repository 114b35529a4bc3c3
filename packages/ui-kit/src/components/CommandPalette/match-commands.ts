import type { Command, CommandGroup } from './command-types.ts';

/** A text without case, accents and differences of width. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLocaleLowerCase();

/** Whether every word of what was typed stands in a command's name or keywords, in any order. */
function matches({ label, keywords = [] }: Command, words: readonly string[]): boolean {
  const text = fold([label, ...keywords].join(' '));
  return words.every((word) => text.includes(word));
}

/**
 * The groups to show for what was typed. With nothing typed: what was used last first, and each command once.
 *
 * @param recent ids, the last one first
 */
export function matchCommands(
  groups: readonly CommandGroup[],
  query: string,
  recent: { ids: readonly string[]; label: string },
): CommandGroup[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  const all = groups.flatMap(({ commands }) => commands);
  const recentCommands =
    words.length === 0 ? recent.ids.flatMap((id) => all.find((command) => command.id === id) ?? []) : [];
  const shownAbove = new Set(recentCommands);
  return [
    { id: 'recent', label: recent.label, commands: recentCommands },
    ...groups.map((group) => ({
      ...group,
      commands: group.commands.filter(
        (command) => !shownAbove.has(command) && (group.matched === true || matches(command, words)),
      ),
    })),
  ].filter(({ commands }) => commands.length > 0);
}
