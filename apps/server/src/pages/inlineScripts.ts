import { createHash } from 'node:crypto';

/** A page whose inline scripts a policy can name. */
export interface HashedPage {
  html: string;
  /** Sources of `script-src` that allow the inline scripts of the page, and no others. */
  scripts: readonly string[];
}

/**
 * Replaces the nonce of a rendered page by hashes of the scripts that carry it: such a page is the same for everybody and can be
 * kept. The nonce is known to the renderer alone, so a script that got into the page in another way has no hash.
 *
 * @param nonce random value that this page was rendered with
 */
export function hashInlineScripts(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const own = new RegExp(`<script\\b(?![^>]*\\bsrc=)[^>]*${attribute}[^>]*>([^]*?)</script>`, 'gu');
  for (const [, script = ''] of html.matchAll(own))
    scripts.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return { html: html.replaceAll(attribute, ''), scripts: [...scripts] };
}
