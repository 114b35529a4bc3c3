export { browserMachine } from './browserMachine.ts';
export { EXPORT_FILES, exportBoard, PNG_LIMITS } from './exportBoard.ts';
export type {
  ExportedFile,
  ExportFormat,
  ExportMachine,
  ExportProgress,
  ExportRequest,
} from './exportBoard.ts';
export { exportSheet } from './exportSheet.ts';
export type { Sheet, SheetCell, SheetRow } from './exportSheet.ts';
export type { ExportPicture } from './pictureFile.ts';
export type { ExportLoss, ExportReport } from './exportReport.ts';
export type { FontFile } from './fontFile.ts';
export { fontFilesFor, fontFilesForSheet } from './fontFilesFor.ts';
export type { ExportPart } from './pages.ts';
