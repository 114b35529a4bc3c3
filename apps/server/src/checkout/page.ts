import { randomBytes } from 'node:crypto';
import { escapeHtml, type Language, type PaymentMessage } from '@boardwalk/domain';
import type { FastifyReply } from 'fastify';
import { CHECKOUT_STYLE } from './style.ts';

/** A page of a checkout. */
export interface CheckoutPage {
  language: Language;
  /** From the address: the dialog around a frame knows the theme, the page has no cookies to ask. */
  theme: 'light' | 'dark' | undefined;
  title: string;
  /** HTML of the body. */
  body: string;
  /** Sent to the window around or behind this one, once, when the page is there. */
  message?: PaymentMessage | undefined;
  /** Sent when somebody closes the page by its own button. */
  onClose: PaymentMessage;
}

/** Where people go who are in none of our dialogs. */
export const HOME = '/community/';

/**
 * Notifies the window that shows this one in a frame, or has opened it, of what happened; only a page of our own origin gets to
 * know. Such a message decides nothing: it makes the page ask the server. Without a script the links still lead home.
 */
const SCRIPT = `
(() => {
  // The dialog around a frame is the card.
  if (window.parent !== window) document.documentElement.dataset.framed = '';
  document.querySelector('[role=alert]')?.focus();
  const { message, onClose } = JSON.parse(document.getElementById('messages').textContent);
  const host = window.opener ?? (window.parent === window ? null : window.parent);
  const onward = document.querySelector('[data-onward]');
  if (host === null) {
    // Nobody behind this page: the next one takes its place, also for Back.
    if (onward) window.location.replace(onward.href);
    return;
  }
  const send = (what) => host.postMessage(what, window.location.origin);
  if (message) send(message);
  for (const way of document.querySelectorAll('[data-close]')) {
    way.addEventListener('click', (event) => {
      event.preventDefault();
      send(onClose);
      if (window.opener) window.close();
    });
  }
})();
`;

/** Sends a page that reads no cookie, sets none, loads nothing, and can be framed by our own pages only. */
export function sendCheckoutPage(reply: FastifyReply, status: number, page: CheckoutPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .headers({
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        "form-action 'self'",
        "frame-ancestors 'self'",
        "base-uri 'none'",
      ].join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      // The address of a checkout is all that is needed to pay there.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cache-control': 'no-store',
      'content-language': page.language,
    })
    .type('text/html; charset=utf-8')
    .send(documentOf(page, nonce));
}

function documentOf({ language, theme, title, body, message, onClose }: CheckoutPage, nonce: string): string {
  const messages = JSON.stringify({ message, onClose }).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="${language}"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${CHECKOUT_STYLE}</style>
</head>
<body>
${body}
<script type="application/json" id="messages">${messages}</script>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>
`;
}

/** The theme an address asks for. */
export function themeOf(query: unknown): 'light' | 'dark' | undefined {
  const theme = (query as { theme?: unknown } | null)?.theme;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
