import type { TeamPicture } from '@boardwalk/api-client';
import { Image } from '@boardwalk/ui-kit';
import styles from './PictureList.module.css';

/** A picture of the team, whole, with the name of its file below it. */
export function PictureFace({ picture: { name, image } }: { readonly picture: TeamPicture }) {
  return (
    <>
      <Image
        className={styles.image}
        src={image.url}
        sources={image.sources}
        placeholder={image.placeholder}
        sizes="220px"
        fit="contain"
        alt=""
      />
      <span className={styles.name} title={name}>
        {name}
      </span>
    </>
  );
}
