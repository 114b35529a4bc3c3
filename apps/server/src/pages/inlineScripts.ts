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
 * @param page the page in UTF-8. It is read as one character for each byte, which finds the same tags and takes no time: as
 *   a text it would be put into another form and back, a quarter of a megabyte each time
 * @param nonce random value that this page was rendered with
 */
export function hashInlineScripts(page: Buffer, nonce: string): HashedPage {
  const html = page.toString('latin1');
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const own = new RegExp(`<script\\b(?![^>]*\\bsrc=)[^>]*${attribute}[^>]*>([^]*?)</script>`, 'gu');
  for (const [, script = ''] of html.matchAll(own))
    scripts.add(`'sha256-${hash('sha256', Buffer.from(script, 'latin1'), 'base64')}'`);
  return { html: Buffer.from(html.replaceAll(attribute, ''), 'latin1'), scripts: [...scripts] };
}
