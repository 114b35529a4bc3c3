import { Image, type ImageSource } from '@boardwalk/ui-kit';
import styles from './BannerView.module.css';

export interface BannerViewProps {
  readonly title: string;
  /** Second line; empty for none. */
  readonly subtitle: string;
  /** Name of the colours; an unknown one keeps the lagoon. */
  readonly theme: string;
  /** Address of the picture; null for none. */
  readonly image: string | null;
  readonly imageAlt: string;
  readonly sources?: readonly ImageSource[] | undefined;
  /** Loads its picture at once and first. */
  readonly isFirst?: boolean;
  /** For which screen: the one it stands on (default), or one of a preview. */
  readonly screen?: 'own' | 'wide' | 'phone';
}

/** A banner as visitors see it, without the link around it. */
export function BannerView({
  title,
  subtitle,
  theme,
  image,
  imageAlt,
  sources,
  isFirst = false,
  screen = 'own',
}: BannerViewProps) {
  return (
    <span className={styles.root} data-banner={theme} data-screen={screen}>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {subtitle !== '' && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
      {image !== null && (
        <Image
          className={styles.image ?? ''}
          src={image}
          alt={imageAlt}
          ratio="fill"
          priority={isFirst}
          sizes="(max-width: 639px) 45vw, 300px"
          sources={sources}
        />
      )}
    </span>
  );
}
