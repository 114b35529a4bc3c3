import { BannerView } from '@boardwalk/app-shell/banner';
import { Carousel, Skeleton } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import type { Banner } from '#shared/api/wire.ts';
import { BASENAME } from '#shared/paths.ts';
import { useListBannersQuery } from '../api.ts';
import { homeMessages } from '../messages.ts';
import styles from './Banners.module.css';

/** How many banners stand side by side on a wide screen. */
const SIDE_BY_SIDE = 2;

/** The banners, side by side, sliding where they do not fit. Nothing shows when there are none. */
export function Banners() {
  const intl = useIntl();
  const { data } = useListBannersQuery();
  if (data === undefined) return <Loading />;
  if (data.list.length === 0) return null;
  return (
    <Carousel
      label={intl.formatMessage(homeMessages.banners)}
      className={styles.carousel ?? ''}
      perView={SIDE_BY_SIDE}
      controls="edges"
      interval={0}
      slides={data.list.map((banner, index) => ({
        key: banner.id,
        content: <BannerLink banner={banner} isFirst={index < SIDE_BY_SIDE} />,
      }))}
      words={{
        previous: intl.formatMessage(homeMessages.previousBanner),
        next: intl.formatMessage(homeMessages.nextBanner),
        pause: intl.formatMessage(homeMessages.pauseBanners),
        play: intl.formatMessage(homeMessages.playBanners),
        slide: (position, count) => intl.formatMessage(homeMessages.bannerPosition, { position, count }),
      }}
    />
  );
}

/** The place of the banners, of their height. */
function Loading() {
  return (
    <div className={styles.loading} aria-hidden>
      {Array.from({ length: SIDE_BY_SIDE }, (_, index) => (
        <Skeleton key={index} shape="block" />
      ))}
    </div>
  );
}

function BannerLink({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const content = (
    <BannerView
      title={banner.title}
      subtitle={banner.subtitle}
      theme={banner.theme}
      image={banner.image}
      imageAlt={banner.image_alt}
      sources={banner.cover_image?.sources}
      isFirst={isFirst}
    />
  );
  // Inside the community the router goes; everywhere else the browser.
  return banner.link.startsWith(BASENAME) ? (
    <Link to={`/${banner.link.slice(BASENAME.length)}`} className={styles.link}>
      {content}
    </Link>
  ) : (
    <a href={banner.link} className={styles.link}>
      {content}
    </a>
  );
}
