/** The part of s3rver that tests use; it comes without types. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    logger: { close(): void; exceptions: { unhandle(): void } };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
