import type { BoardSnapshot } from '@boardwalk/board/document';
import { parse } from 'yaml';
import { z } from 'zod';

import { composeBoard } from '../layouts/compose.ts';
import { boardMetaSchema, type BoardMeta } from './boardMeta.ts';
import { withFileName, type SourceFile } from './files.ts';

const fileSchema = z.looseObject({ board: z.unknown() });

/**
 * A whiteboard from its YAML source: meta data at the top, the content below `board:`.
 * @throws SourceError naming the file and the field
 */
export function readBoard(file: SourceFile): { meta: BoardMeta; snapshot: BoardSnapshot } {
  return withFileName(file.path, () => {
    const { board, ...meta } = fileSchema.parse(parse(file.text));
    return { meta: boardMetaSchema.parse(meta), snapshot: composeBoard(board) };
  });
}
