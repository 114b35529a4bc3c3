import type { Upload } from '../../infra/http/Upload.ts';
import { storeImage, type StoredImage } from '../../infra/images/imageStore.ts';
import { refusedImage } from '../../infra/images/refusedImage.ts';
import type { Infra } from '../../infra/Infra.ts';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Encodes a picture for a topic or banner and puts it into the blob store. Errors: image_not_accepted, too_many_requests.
 */
export async function storePicture(
  { blobs, pictures }: Pick<Infra, 'blobs' | 'pictures'>,
  upload: Upload,
): Promise<StoredImage> {
  const image = await pictures.encode(upload, { accepted: ACCEPTED }).catch((error: unknown) => {
    throw refusedImage(error, 'file');
  });
  return storeImage(blobs, image);
}
