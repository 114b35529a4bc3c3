import type { CommunityFile } from '@boardwalk/api-client';
import { FeeType } from '@boardwalk/domain';
import { useSelector } from 'react-redux';
import { refusalOf } from '../files/entitlement.ts';
import { selectMarks, type WithMarks } from '../files/marks-slice.ts';
import { selectViewer } from '../session/session-slice.ts';

/** Whether the viewer may have the whole board of a work, as far as the page knows. The server decides. */
export function useIsEntitled(file: Pick<CommunityFile, 'file_key' | 'fee_type'>): boolean {
  const viewer = useSelector(selectViewer);
  const marks = useSelector((state: WithMarks) => selectMarks(state, file.file_key));
  if (file.fee_type === FeeType.FREE) return true;
  return viewer !== null && refusalOf(file.fee_type, viewer, marks) === null;
}
