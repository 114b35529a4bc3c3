import { useIntl } from 'react-intl';
import { usePageSettings } from '../settings/settings-slice.ts';
import { metaMessages } from './messages.ts';
import { pageAddresses } from './page-addresses.ts';

export interface PageMetaProps {
  /** Title of the page without the product's name; absent on the home. */
  title?: string;
  /** One or two sentences for search results and previews. */
  description: string;
  /** Path and query of the page in its short form, relative to the basename: what the canonical link names. */
  path: string;
  /** Picture of previews; relative addresses are made absolute. The product's own picture by default. */
  image?: { readonly url: string; readonly width: number; readonly height: number };
  /** Feed of the list on the page, see `outsidePaths`. */
  feed?: string | undefined;
  /** Keeps the page out of search engines: personal pages and search results. */
  isPrivate?: boolean;
}

/** Title, description, preview, canonical and language links of a page; React moves them into the head. */
export function PageMeta({
  title,
  description,
  path,
  image = PRODUCT_IMAGE,
  feed,
  isPrivate = false,
}: PageMetaProps) {
  const intl = useIntl();
  const settings = usePageSettings();
  const { canonical, alternates } = pageAddresses({ path, ...settings });
  const product = settings.siteName;
  const fullTitle =
    title === undefined
      ? intl.formatMessage(metaMessages.homeTitle, { product })
      : intl.formatMessage(metaMessages.title, { title, product });
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPrivate && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {feed !== undefined && (
        <link rel="alternate" type="application/atom+xml" title={title ?? fullTitle} href={feed} />
      )}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={title ?? fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={settings.language.replace('-', '_')} />
      <meta property="og:image" content={new URL(image.url, settings.publicUrl).href} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const PRODUCT_IMAGE = { url: '/community/preview.png', width: 1200, height: 630 };
