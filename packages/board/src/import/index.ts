export { IMPORT_ENDINGS, importBoard } from './importBoard.ts';
export type { ImportedBoard, ImportFormat } from './importBoard.ts';
export type { ImportedPicture } from './draft.ts';
export { ImportError, ImportLimits } from './importError.ts';
export type { ImportProblem } from './importError.ts';
export type { ImportLoss, ImportReport } from './importReport.ts';
