import { DEFAULT_SITE_NAME } from '@boardwalk/domain';
import { useSyncExternalStore } from 'react';

const SETTINGS = 'page-settings';
const listeners = new Set<() => void>();

/** Addresses of the logo of the site, for light and for dark appearance. */
export interface SiteLogo {
  readonly light: string;
  readonly dark: string | null;
}

interface Facts {
  readonly siteName?: string;
  readonly siteLogo?: SiteLogo | null;
  readonly timeZone?: string;
}

/** The facts as they were last read: the same text gives the same object. */
let read: { text: string; facts: Facts } | undefined;

function pageSettings(): Facts | null {
  const text = document.getElementById(SETTINGS)?.textContent;
  if (text == null) return null;
  if (read?.text !== text) read = { text, facts: JSON.parse(text) as Facts };
  return read.facts;
}

/** What the site is called: the server writes it into the page's document. */
export function siteName(): string {
  return pageSettings()?.siteName ?? DEFAULT_SITE_NAME;
}

/** What the site is called, also once that has changed on this page. */
export function useSiteName(): string {
  return useSyncExternalStore(listen, siteName);
}

/** The time zone whose days the site counts by: the server writes it into the page's document. */
export function siteTimeZone(): string {
  return pageSettings()?.timeZone ?? 'UTC';
}

/** The logo of the site, null for the product's own: the server writes it into the page's document. */
export function siteLogo(): SiteLogo | null {
  return pageSettings()?.siteLogo ?? null;
}

/** The logo of the site, also once that has changed on this page. */
export function useSiteLogo(): SiteLogo | null {
  return useSyncExternalStore(listen, siteLogo);
}

/** Notes on this page that the site has another logo: its header follows. */
export function changeSiteLogo(logo: SiteLogo | null): void {
  const now = siteLogo();
  if (now?.light !== logo?.light || now?.dark !== logo?.dark) write({ siteLogo: logo });
}

/** Notes on this page that the site has another name: its header and its title follow. */
export function renameSite(name: string): void {
  if (siteName() !== name) write({ siteName: name });
}

function write(changed: Facts): void {
  const element = document.getElementById(SETTINGS);
  if (element === null) return;
  element.textContent = JSON.stringify({ ...pageSettings(), ...changed });
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
