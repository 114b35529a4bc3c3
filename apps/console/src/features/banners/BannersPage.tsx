import { BannerView } from '@boardwalk/app-shell/banner';
import { GalleryHorizontal } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EntriesPage } from '#shared/content/EntriesPage.tsx';
import { StateBadge } from '#shared/content/StateBadge.tsx';
import { textIn } from '#shared/content/texts.ts';
import { paths } from '#shared/paths.ts';
import { useListManagedBannersQuery, useReorderBannersMutation } from './api.ts';
import styles from './BannersPage.module.css';
import { BannerForm } from './components/BannerForm.tsx';
import { bannerMessages as messages } from './messages.ts';

/** Banners in the order in which visitors see them, beside the one that is changed. */
export function BannersPage() {
  const intl = useIntl();
  const query = useListManagedBannersQuery();
  const [reorder] = useReorderBannersMutation();
  return (
    <EntriesPage
      words={messages}
      icon={<GalleryHorizontal />}
      to={paths.banners}
      query={query}
      reorder={reorder}
      rowHeight={52}
      itemOf={(banner) => ({
        id: String(banner.id),
        label: textIn(banner.titles, intl.locale),
        icon: (
          <span className={styles.picture}>
            <BannerView title="" subtitle="" theme={banner.theme} image={banner.image} imageAlt="" />
          </span>
        ),
        hint: <StateBadge schedule={banner} />,
      })}
      renderForm={({ entry, ...place }) => <BannerForm key={entry?.id ?? 'new'} entry={entry} {...place} />}
    />
  );
}
