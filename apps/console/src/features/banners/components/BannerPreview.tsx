import { BannerView } from '@boardwalk/app-shell/banner';
import type { Language } from '@boardwalk/domain';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PictureChoice } from '#shared/content/PictureField.tsx';
import type { BannerValues } from '../banner-values.ts';
import { bannerMessages as messages } from '../messages.ts';
import styles from './BannerPreview.module.css';

/** The banner as visitors will see it in one language, on a wide screen and on a phone. */
export function BannerPreview({
  values,
  language,
  stored,
  picture,
}: {
  readonly values: BannerValues;
  readonly language: Language;
  /** Address of the picture that is there; null for none. */
  readonly stored: string | null;
  readonly picture: PictureChoice;
}) {
  const intl = useIntl();
  const image = useAddress(stored, picture);
  const title = values.titles[language].trim();
  return (
    <section className={styles.root} aria-label={intl.formatMessage(messages.preview)}>
      <h3 className={styles.title}>{intl.formatMessage(messages.preview)}</h3>
      <div className={styles.screens}>
        {(['wide', 'phone'] as const).map((screen) => (
          <figure key={screen} className={styles.screen} data-screen={screen}>
            <div className={styles.banner} lang={language}>
              <BannerView
                title={title === '' ? intl.formatMessage(messages.untitled) : title}
                subtitle={values.subtitles[language].trim()}
                theme={values.theme}
                image={image}
                imageAlt={values.image_alts[language]}
                screen={screen}
              />
            </div>
            <figcaption className={styles.caption}>{intl.formatMessage(messages[screen])}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** Where the picture can be seen, before it is sent too. */
function useAddress(stored: string | null, picture: PictureChoice): string | null {
  const chosen = useMemo(() => (picture instanceof File ? URL.createObjectURL(picture) : null), [picture]);
  useEffect(
    () => () => {
      if (chosen !== null) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );
  return picture === 'kept' ? stored : chosen;
}
