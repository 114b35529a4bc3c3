import { Carousel, Image } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Banner } from '#shared/api/wire.ts';
import { BASENAME } from '#shared/paths.ts';
import { useListBannersQuery } from '../api.ts';
import { homeMessages } from '../messages.ts';
import styles from './Banners.module.css';

/** The banners, side by side, sliding where they do not fit. Nothing shows when there are none. */
export function Banners() {
  const intl = useIntl();
  const { data } = useListBannersQuery();
  if (!data || data.list.length === 0) return null;
  return (
    <Carousel
      label={intl.formatMessage(homeMessages.banners)}
      perView={3}
      interval={0}
      slides={data.list.map((banner) => ({ key: banner.id, content: <BannerLink banner={banner} /> }))}
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

function BannerLink({ banner }: { banner: Banner }) {
  const content = (
    <>
      <span className={styles.text}>
        <span className={styles.title}>{banner.title}</span>
        {banner.subtitle !== '' && <span className={styles.subtitle}>{banner.subtitle}</span>}
      </span>
      {banner.image !== null && (
        <Image
          className={styles.image}
          src={banner.image}
          alt=""
          ratio="fill"
          priority
          sizes="240px"
          {...(banner.cover_image ? { sources: banner.cover_image.sources } : {})}
        />
      )}
    </>
  );
  // Inside the community the router goes; everywhere else the browser.
  return banner.link.startsWith(BASENAME) ? (
    <Link to={`/${banner.link.slice(BASENAME.length)}`} className={styles.root} data-banner={banner.theme}>
      {content}
    </Link>
  ) : (
    <a href={banner.link} className={styles.root} data-banner={banner.theme}>
      {content}
    </a>
  );
}
