import type { BoardSnapshot } from '@boardwalk/board/document';
import { parse } from 'yaml';
import { z } from 'zod';

import { composeMindMap, type Outline } from '../layouts/mindMap.ts';
import { boardMetaSchema, type BoardMeta } from './boardMeta.ts';
import { withFileName, type SourceFile } from './files.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const ITEM = /^( *)- (.+)$/;
const INDENT = 2;

const metaSchema = boardMetaSchema.extend({ layout: z.enum(['both', 'right', 'down']).default('both') });

interface MutableOutline {
  text: string;
  children: MutableOutline[];
}

/**
 * The tree of an outline: `# Centre`, then list items indented by two spaces per level.
 * @throws Error naming the line that breaks the form
 */
export function parseOutline(text: string): Outline {
  let root: MutableOutline | undefined;
  const path: MutableOutline[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const fault = (why: string): Error => new Error(`line ${index + 1} of the outline ${why}: "${line}"`);
    if (line.startsWith('# ')) {
      if (root) throw fault('is a second centre');
      root = { text: line.slice(2).trim(), children: [] };
      path.push(root);
      return;
    }
    const match = ITEM.exec(line);
    if (!match) throw fault('is neither "# centre" nor "- item"');
    const [, spaces, item] = match;
    const depth = (spaces ?? '').length / INDENT;
    const parent = path[depth];
    if (!Number.isInteger(depth) || !parent) throw fault('is indented too far');
    const node = { text: (item ?? '').trim(), children: [] };
    parent.children.push(node);
    path.length = depth + 1;
    path.push(node);
  });
  if (!root) throw new Error('the outline has no centre ("# …")');
  return root;
}

/**
 * A mind map from its Markdown source: YAML front matter, then the outline.
 * @throws SourceError naming the file and what to correct
 */
export function readMindMap(file: SourceFile): { meta: BoardMeta; snapshot: BoardSnapshot } {
  return withFileName(file.path, () => {
    const [, front, outline] = FRONT_MATTER.exec(file.text) ?? [];
    if (front === undefined || outline === undefined)
      throw new Error('has no front matter between --- lines');
    const { layout, ...meta } = metaSchema.parse(parse(front));
    const snapshot = composeMindMap(parseOutline(outline), { layout, language: meta.language });
    return { meta, snapshot };
  });
}
