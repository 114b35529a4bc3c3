/** How much a change asks of those who use the kit. */
export type ChangeKind = 'major' | 'minor' | 'patch';

/** A note on a change, as it stands in a changeset or a changelog. */
export interface Change {
  kind: ChangeKind;
  text: string;
}

/** A version with its changes. */
export interface Release {
  version: string;
  changes: Change[];
}

/**
 * What a changeset says to the users of one package.
 *
 * @param file a file of `.changeset`: front matter that names packages, then a text
 * @returns the note, or nothing when the changeset is about other packages
 */
export function changesOf(name: string, file: string): Change[] {
  const [, front = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/u.exec(file) ?? [];
  const line = front.split('\n').find((one) => one.startsWith(`'${name}':`) || one.startsWith(`"${name}":`));
  const kind = line?.split(':').at(-1)?.trim();
  return kind === 'major' || kind === 'minor' || kind === 'patch' ? [{ kind, text: text.trim() }] : [];
}

/** The versions of a changelog that `changeset version` wrote, the newest first. */
export function releasedChanges(changelog: string): Release[] {
  return changelog
    .split(/^## /mu)
    .slice(1)
    .map((section) => {
      const [version = '', ...rest] = section.split('\n');
      const kinds = rest.join('\n').split(/^### /mu).slice(1);
      return {
        version: version.trim(),
        changes: kinds.flatMap((part) => {
          const kind = /^(Major|Minor|Patch)/u.exec(part)?.[1]?.toLowerCase() as ChangeKind | undefined;
          if (kind === undefined) return [];
          const notes = part.split(/^- /mu).slice(1);
          // Changesets puts the commit before the note.
          return notes.map((note) => ({
            kind,
            text: note
              .replace(/^[\da-f]{7,}: /u, '')
              .replaceAll(/^ {2}/gmu, '')
              .trim(),
          }));
        }),
      };
    });
}
