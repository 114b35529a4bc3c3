export { LostTexts } from './LostTexts.tsx';
export { startPage } from './start-page.tsx';
export { useDocumentTitle } from './use-document-title.ts';
export { siteName } from './site-name.ts';
