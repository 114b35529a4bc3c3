import { randomBytes } from 'node:crypto';
import { systemClock, type Clock } from '../ids/clock.ts';
import type { S3Settings } from '../settings/sharingSettings.ts';
import { StartupError } from '../settings/StartupError.ts';
import type { BlobStore } from './BlobStore.ts';
import { hashOf } from './checked.ts';
import { discard, reasonOf, s3Bucket } from './s3Bucket.ts';
import { s3BlobStore } from './s3BlobStore.ts';

const VERBS = { PUT: 'write to', GET: 'read from', DELETE: 'delete from' };

/**
 * Opens the object store, after having written, read and removed something there.
 *
 * @throws StartupError that says which setting is wrong, or what is not permitted
 */
export async function openS3BlobStore(settings: S3Settings, clock: Clock = systemClock): Promise<BlobStore> {
  const bucket = s3Bucket(settings, { retryMs: [500], clock });
  const key = `probe/${randomBytes(8).toString('hex')}`;
  const bytes = Buffer.from('Boardwalk looks whether it may work here.');
  for (const method of ['PUT', 'GET', 'DELETE'] as const) {
    const { status } = await bucket
      .request(method, key, method === 'PUT' ? { bytes, hash: hashOf(bytes) } : {})
      .then(discard)
      .catch((cause: unknown) => {
        throw new StartupError(
          `S3_ENDPOINT ${settings.endpoint} cannot be reached (${reasonOf(cause)}). ` +
            'Correct the address, or start the object store first.',
          { cause },
        );
      });
    if (status >= 300) throw new StartupError(explain(VERBS[method], status, settings));
  }
  return s3BlobStore(settings, { clock });
}

function explain(verb: string, status: number, { bucket, endpoint, region }: S3Settings): string {
  if (status === 404) return `S3_BUCKET ${bucket} does not exist at ${endpoint}: create it first.`;
  if (status === 301 || status === 307) return `S3_BUCKET ${bucket} is not in S3_REGION ${region}.`;
  if (status === 401 || status === 403) {
    return `S3_ACCESS_KEY_ID may not ${verb} S3_BUCKET ${bucket}, or S3_SECRET_ACCESS_KEY is wrong (${status}).`;
  }
  return `The object store at ${endpoint} does not let us ${verb} S3_BUCKET ${bucket} (${status}).`;
}
