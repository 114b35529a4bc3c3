import { DEFAULT_SITE_NAME } from '@boardwalk/domain';

/** What the site is called: the server writes it into the page's document. */
export function siteName(): string {
  const text = document.getElementById('page-settings')?.textContent;
  if (text == null) return DEFAULT_SITE_NAME;
  const { siteName: name } = JSON.parse(text) as { siteName?: string };
  return name ?? DEFAULT_SITE_NAME;
}
