export { browserMachine } from './browserMachine.ts';
export { EXPORT_FILES, exportBoard, PNG_LIMITS } from './exportBoard.ts';
export type {
  ExportedFile,
  ExportFormat,
  ExportMachine,
  ExportProgress,
  ExportRequest,
} from './exportBoard.ts';
export type { ExportPicture } from './pictureFile.ts';
export type { ExportLoss, ExportReport } from './exportReport.ts';
export type { FontFile } from './fontFile.ts';
export { fontFilesFor } from './fontFilesFor.ts';
export type { ExportPart } from './pages.ts';
