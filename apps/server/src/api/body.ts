import type { BodyOf as WireBodyOf, OperationId } from '@boardwalk/api-client';
import type { Upload } from '../infra/http/Upload.ts';

/** Files of a form, which are Blobs to the client, arrive as Upload. */
type Received<Body> = {
  [Key in keyof Body]: Blob extends Body[Key] ? Upload | Exclude<Body[Key], Blob> : Body[Key];
};

/** Body of an operation as a handler finds it. */
export type BodyOf<Op extends OperationId> =
  WireBodyOf<Op> extends object ? Received<WireBodyOf<Op>> : WireBodyOf<Op>;
