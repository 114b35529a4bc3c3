import { useIntl } from 'react-intl';
import { usePageSettings } from '../settings/settings-slice.ts';
import { metaMessages } from './messages.ts';
import { pageAddresses } from './page-addresses.ts';

interface PreviewImage {
  readonly url: string;
  /** In pixels, with `height`; unknown of the site's logo, a square. */
  readonly width?: number;
  readonly height?: number;
}

export interface PageMetaProps {
  /** Title of the page without the product's name; absent on the home. */
  title?: string;
  /** One or two sentences for search results and previews. */
  description: string;
  /** Path and query of the page in its short form, relative to the basename: what the canonical link names. */
  path: string;
  /** Picture of previews; relative addresses are made absolute. By default the logo of the site, else the product's own picture. */
  image?: PreviewImage;
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
  image: ownImage,
  feed,
  isPrivate = false,
}: PageMetaProps) {
  const settings = usePageSettings();
  const { canonical, alternates } = pageAddresses({ path, ...settings });
  const product = settings.siteName;
  const image =
    ownImage ?? (settings.siteLogo === null ? PRODUCT_IMAGE : { url: wideLogo(settings.siteLogo.light) });
  const fullTitle = useFullTitle(title);
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
      {image.width !== undefined && <meta property="og:image:width" content={String(image.width)} />}
      {image.height !== undefined && <meta property="og:image:height" content={String(image.height)} />}
      {/* A logo is a square: beside the text it is not cropped. */}
      <meta name="twitter:card" content={image.width === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}

/** The title alone, of a page whose name is known before the rest of it. */
export function PageTitle({ title }: { title: string }) {
  return <title>{useFullTitle(title)}</title>;
}

function useFullTitle(title: string | undefined): string {
  const intl = useIntl();
  const product = usePageSettings().siteName;
  return title === undefined
    ? intl.formatMessage(metaMessages.homeTitle, { product })
    : intl.formatMessage(metaMessages.title, { title, product });
}

const PRODUCT_IMAGE: PreviewImage = { url: '/community/preview.png', width: 1200, height: 630 };

/** The address of a logo as large as there is; previews refuse pictures below 200 pixels. */
function wideLogo(address: string): string {
  return address.replace(/width=\d+/u, 'width=360');
}
