import type { BoardSnapshot, CommunityFile } from '@boardwalk/api-client';
import { aBoardSnapshot, aCommunityFile, aFileCard, aFileKey, type MockHandlers } from '@boardwalk/test-kit';

/** A board with a note and a frame, as the server answers it. */
export function aNotedBoard(): BoardSnapshot {
  const common = { z: 'a0', style: {} };
  return aBoardSnapshot({
    elements: [
      { ...common, id: 'frame', type: 'frame', x: 0, y: 0, w: 600, h: 400, text: 'What carries us' },
      { ...common, id: 'note', type: 'sticky', x: 40, y: 80, w: 160, h: 160, text: 'Test data in a minute' },
    ],
  });
}

/** Key of the work most tests look at. */
export const FILE_KEY = 'aBcDeFgHjKmN';

/** A published work under that key. */
export function theFile(overrides: Partial<CommunityFile> = {}): CommunityFile {
  return aCommunityFile({ file_key: FILE_KEY, name: 'Sailboat retrospective', ...overrides });
}

/** What the server says to the page of a work, unless a test says otherwise. */
export function fileAnswers(file: CommunityFile = theFile()): MockHandlers {
  return {
    getFileFull: () => file,
    getFileObject: aNotedBoard,
    listRecommendedFiles: () => page([aFileCard({ file_key: aFileKey(11), name: 'Kick-off canvas' })]),
    listDerivedFiles: () => page([]),
    listPublishedVersions: () => page([]),
    listCreatorFiles: () => page([aFileCard({ file_key: aFileKey(12), name: 'Risk register' })]),
    checkFollow: ({ query }) => ({
      focus_user_id: query.get('focus_user_id') ?? '',
      relation: 0,
      blocked: false,
    }),
    recordFileView: () => ({ counted: true, view_num: file.view_num + 1 }),
  };
}

function page<Entry>(list: Entry[]) {
  return { list, next_cursor: '', has_more: false };
}
