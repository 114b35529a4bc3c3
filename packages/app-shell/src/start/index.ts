export { LostTexts } from './LostTexts.tsx';
export { startPage } from './start-page.tsx';
export { useDocumentTitle } from './use-document-title.ts';
export {
  changeSiteLogo,
  renameSite,
  siteLogo,
  siteName,
  siteTimeZone,
  useSiteLogo,
  useSiteName,
} from './site-name.ts';
