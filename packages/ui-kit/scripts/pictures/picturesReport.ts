import type { Difference } from './comparePictures.ts';

const KINDS: Readonly<Record<Difference['kind'], { says: string; folders: readonly string[] }>> = {
  changed: { says: 'changed', folders: ['before', 'now', 'differences'] },
  new: { says: 'new', folders: ['now'] },
  gone: { says: 'gone', folders: ['before'] },
};

/** A page that shows what differs side by side: before, now, and the pixels between them. */
export function picturesReport(differences: readonly Difference[], total: number): string {
  const sections = differences.map(({ name, kind, pixels }) => {
    const { says, folders } = KINDS[kind];
    const pictures = folders
      .map(
        (folder) =>
          `<figure><figcaption>${folder}</figcaption><img src="${folder}/${name}" alt="" loading="lazy"></figure>`,
      )
      .join('');
    const many = kind === 'changed' ? `, ${pixels} pixels` : '';
    return `<section><h2>${name.replace(/\.png$/u, '')}: ${says}${many}</h2><div>${pictures}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of stories</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.5 system-ui }
  div { display: flex; gap: 16px; overflow-x: auto }
  figure { margin: 0 }
  img { width: 480px; border: 1px solid GrayText }
</style>
<h1>${differences.length} of ${total} pictures differ</h1>
${sections.join('\n')}
`;
}
