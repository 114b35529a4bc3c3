import { ACCOUNT_PATHS, invitationIn } from '@boardwalk/domain';

/** What the address of the sign-in page asks for. */
export interface SignInAddress {
  /** In a frame over a page, which hears about the result, or on its own, full screen. */
  readonly mode: 'dialog' | 'page';
  readonly intent: 'sign-in' | 'sign-up';
  /** Where the full-screen page goes after signing in: a path of this origin. */
  readonly next: string;
  /** Token of the invitation to a team that the way on leads to; a site by invitation asks for one. */
  readonly invitation: string | null;
}

/** Where a person goes who asked for no other place. */
const HOME = '/app/home/';

/**
 * Reads the address: `current_type=dialog` makes it a frame (spec §2), `sign_up` asks for a new account, `next` names
 * the way on. A `next` that leaves this origin is passed over.
 */
export function readSignInAddress({ search, origin }: Pick<Location, 'search' | 'origin'>): SignInAddress {
  const query = new URLSearchParams(search);
  const next = ownPath(query.get('next'), origin) ?? HOME;
  return {
    mode: query.get('current_type') === 'dialog' ? 'dialog' : 'page',
    intent: query.has('sign_up') ? 'sign-up' : 'sign-in',
    next,
    invitation: invitationIn(next),
  };
}

/** An address that stays on this origin, as a path; null for any other. */
export function ownPath(next: string | null, origin: string): string | null {
  if (next === null || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  if (url.origin !== origin) return null;
  // `/.//elsewhere` is one of our paths, but two slashes at its start name another host as soon as it stands alone.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
}

/** The sign-in page that leads back to one of our addresses. */
export function signInHref({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${ACCOUNT_PATHS.signIn}?next=${encodeURIComponent(pathname + search + hash)}`;
}

/** Another account page under the same circumstances: in the frame of a dialog, and with the same way on. */
export function pageHref(path: string, search: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search))
    if (name === 'current_type' || name === 'product' || name === 'next') query.set(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
