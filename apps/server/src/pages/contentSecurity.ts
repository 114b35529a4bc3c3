/** Which documents may hold a page in a frame: only ours, or (for the embeddable viewer) any. */
export type FramedBy = 'self' | 'anyone';

/**
 * The content security policy of our pages. Scripts run only from our origin or with this answer's nonce. Inline
 * `style` attributes are allowed (placeholders and virtual lists position themselves with them), style elements are
 * not. Frames are our own account pages.
 *
 * @param options.nonce random value of this answer; leave it out for pages without inline scripts
 */
export function contentSecurityPolicy(options: { nonce?: string; framedBy?: FramedBy } = {}): string {
  const { nonce, framedBy = 'self' } = options;
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
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
