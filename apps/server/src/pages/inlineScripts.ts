import { hash } from 'node:crypto';

/** A page whose inline scripts a policy can name. */
export interface HashedPage {
  html: Buffer;
  /** Sources of `script-src` that allow the inline scripts of the page, and no others. */
  scripts: readonly string[];
}

/**
 * Replaces the nonce of a rendered page by hashes of the scripts that carry it: such a page is the same for everybody and can be
 * kept. The nonce is known to the renderer alone, so a script that got into the page in another way has no hash.
 *
 * @param page the page in UTF-8: to look for a few places takes less in bytes than in a text, which would be written out again
 * @param nonce random value that this page was rendered with
 */
export function hashInlineScripts(page: Buffer, nonce: string): HashedPage {
  const attribute = Buffer.from(` nonce="${nonce}"`);
  const scripts = new Set<string>();
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, from)) {
    pieces.push(page.subarray(from, at));
    from = at + attribute.byteLength;
    const end = page.indexOf('>', from);
    const tag = page.toString('latin1', page.lastIndexOf('<', at), end);
    if (!/^<script\b/u.test(tag) || /\bsrc=/u.test(tag)) continue;
    const script = page.subarray(end + 1, page.indexOf('</script>', end));
    scripts.add(`'sha256-${hash('sha256', script, 'base64')}'`);
  }
  return { html: Buffer.concat([...pieces, page.subarray(from)]), scripts: [...scripts] };
}
