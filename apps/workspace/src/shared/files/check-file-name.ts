import { checkText, FILE_NAME_LIMITS } from '@boardwalk/domain';

/** What is wrong with a file's name, as the server judges it too; null when nothing is. */
export function fileNameProblem(name: string): 'required' | 'too_long' | null {
  const [violation] = checkText('name', name, FILE_NAME_LIMITS);
  if (violation === undefined) return null;
  return violation.rule === 'required' ? 'required' : 'too_long';
}
