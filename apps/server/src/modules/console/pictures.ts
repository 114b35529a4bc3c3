import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Upload } from '../../infra/http/Upload.ts';
import { encodeImage, ImageRefusedError } from '../../infra/images/encodeImage.ts';
import { storeImage, type StoredImage } from '../../infra/images/imageStore.ts';
import type { Infra } from '../../infra/Infra.ts';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

/** Encodes a picture for a topic or banner and puts it into the blob store. Errors: image_not_accepted. */
export async function storePicture(blobs: Infra['blobs'], { bytes }: Upload): Promise<StoredImage> {
  try {
    return await storeImage(blobs, await encodeImage(bytes, { accepted: ACCEPTED }));
  } catch (error) {
    if (!(error instanceof ImageRefusedError)) throw error;
    throw new ApiError('image_not_accepted', { cause: error, internal: error.message });
  }
}
