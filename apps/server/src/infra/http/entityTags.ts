import { hash } from 'node:crypto';

/** The ETag of a text that is also sent packed. */
export function tagOf(text: string | Buffer): string {
  return `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match says that the client has the content of an ETag. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//u, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etag));
}
