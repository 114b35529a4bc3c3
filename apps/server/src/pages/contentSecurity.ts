/**
 * Which documents may hold a page in a frame: none, only ours (those that dialogs show), or (for the embeddable viewer) any.
 */
export type FramedBy = 'nobody' | 'self' | 'anyone';

/** How a page and frames go together. */
export interface FrameRules {
  readonly framedBy: FramedBy;
  /** Whether it shows frames itself, which are pages of ours. */
  readonly hasFrames: boolean;
}

const ANCESTORS = { nobody: "'none'", self: "'self'", anyone: '*' } as const;
const FRAME_OPTIONS = { nobody: 'DENY', self: 'SAMEORIGIN', anyone: undefined } as const;

/**
 * The content security policy of our pages. Scripts run only from our origin, or inline with one of some hashes. Inline
 * `style` attributes are allowed (placeholders and virtual lists position themselves with them), style elements are
 * not. Frames are our own pages.
 *
 * @param options.rules by default it is shown in no frame, and shows some
 * @param options.scripts sources of the page's inline scripts, see hashInlineScripts; none by default
 */
export function contentSecurityPolicy(
  options: { scripts?: readonly string[]; rules?: Partial<FrameRules> } = {},
): string {
  const { scripts = [], rules: { framedBy = 'nobody', hasFrames = true } = {} } = options;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${hasFrames ? "'self'" : "'none'"}`,
    "worker-src 'self' blob:",
    `frame-ancestors ${ANCESTORS[framedBy]}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Security headers every page carries beside its policy. */
export function pageSecurityHeaders(framedBy: FramedBy): Record<string, string> {
  const frameOptions = FRAME_OPTIONS[framedBy];
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(frameOptions !== undefined && { 'x-frame-options': frameOptions }),
  };
}
