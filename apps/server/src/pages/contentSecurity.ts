/** Which documents may hold a page in a frame: only ours, or (for the embeddable viewer) any. */
export type FramedBy = 'self' | 'anyone';

/**
 * The content security policy of our pages. Scripts run only from our origin, or inline with one of some hashes. Inline
 * `style` attributes are allowed (placeholders and virtual lists position themselves with them), style elements are
 * not. Frames are our own account pages.
 *
 * @param options.scripts sources of the page's inline scripts, see hashInlineScripts; none by default
 */
export function contentSecurityPolicy(
  options: { scripts?: readonly string[]; framedBy?: FramedBy } = {},
): string {
  const { scripts = [], framedBy = 'self' } = options;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    `frame-ancestors ${framedBy === 'anyone' ? '*' : "'self'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Security headers every page carries beside its policy. */
export function pageSecurityHeaders(framedBy: FramedBy = 'self'): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(framedBy === 'self' ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
  };
}
