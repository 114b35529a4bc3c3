import { escapeHtml, formatMoney, type Language } from '@boardwalk/domain';
import { HOME } from '../page.ts';
import type { CheckoutWords } from '../words.ts';
import type { SessionRow } from './sandboxCheckout.ts';

/** Time of day with its zone: the reader may live in another one. */
const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** The page on which an order is paid, or the card declined. */
export function openBody(
  session: SessionRow,
  visit: { words: CheckoutWords; language: Language; timeZone: string; isDeclined: boolean },
): string {
  const { words, language, timeZone, isDeclined } = visit;
  const price = formatMoney(session.amount, language, session.currency);
  const until = new Intl.DateTimeFormat(language, { ...CLOCK, timeZone }).format(session.expires_at);
  return sheet(
    words,
    `<h1>${escapeHtml(words.title)}</h1>
<p class="price">${escapeHtml(price)}</p>
<dl>
<dt>${escapeHtml(words.item)}</dt><dd>${escapeHtml(session.title)}</dd>
<dt>${escapeHtml(words.order)}</dt><dd>${escapeHtml(session.reference)}</dd>
<dt>${escapeHtml(words.until)}</dt><dd><time datetime="${session.expires_at.toISOString()}">${escapeHtml(until)}</time></dd>
</dl>
${isDeclined ? `<p class="wrong" role="alert" tabindex="-1">${escapeHtml(words.declined)}</p>` : ''}
<form method="post">
<button class="first" name="action" value="pay">${escapeHtml(words.pay.replace('{price}', () => price))}</button>
<button class="second" name="action" value="decline">${escapeHtml(words.decline)}</button>
${wayHome(words.close, 'third')}
</form>`,
  );
}

/** The page after the payment. */
export function paidBody(session: SessionRow, words: CheckoutWords, language: Language): string {
  const price = formatMoney(session.amount, language, session.currency);
  return sheet(
    words,
    `<div role="status" class="outcome"><h1 class="done">${escapeHtml(words.paidTitle)}</h1>
<p class="price">${escapeHtml(price)}</p>
<p class="text">${escapeHtml(words.paidText)}</p></div>
${wayHome(words.back, 'first')}`,
  );
}

/** The page of a checkout that cannot be paid any more. */
export function endedBody(words: CheckoutWords): string {
  return notice(words, words.endedTitle, words.endedText);
}

/** The page for an address that no checkout has. */
export function unknownBody(words: CheckoutWords): string {
  return notice(words, words.unknownTitle, words.unknownText);
}

function notice(words: CheckoutWords, title: string, text: string): string {
  return sheet(
    words,
    `<h1>${escapeHtml(title)}</h1><p class="text">${escapeHtml(text)}</p>${wayHome(words.back, 'first')}`,
  );
}

function sheet(words: CheckoutWords, content: string): string {
  return `<main>
<p class="test"><strong>${escapeHtml(words.test)}</strong> <span>${escapeHtml(words.testHint)}</span></p>
<div class="sheet">${content}</div>
</main>`;
}

/** A link home, which in a dialog closes the dialog (see page.ts). */
function wayHome(text: string, rank: 'first' | 'third'): string {
  return `<a class="button ${rank}" href="${HOME}" target="_top" data-close>${escapeHtml(text)}</a>`;
}
