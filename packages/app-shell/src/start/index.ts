export { LostTexts } from './LostTexts.tsx';
export { startPage } from './start-page.tsx';
export { useDocumentTitle } from './use-document-title.ts';
export { renameSite, siteName, useSiteName } from './site-name.ts';
