import type { BodyOf, ProviderQuestion } from '@boardwalk/api-client';

/** What the person was about when they left for a provider. */
export interface Errand {
  readonly purpose: 'sign-in' | 'link';
  /** Where to go on: a path of this origin. */
  readonly next: string;
}

/** What a provider has sent back with the browser. */
export type ProviderReturn = BodyOf<'linkProvider'>;

const PREFIX = 'boardwalk.provider.';
const LINKING = `${PREFIX}link`;

/**
 * Sends the whole window to a provider, also from the frame of a dialog.
 *
 * @param errand what to do when the person comes back, kept in this tab
 */
export function goToProvider(
  { location, state }: ProviderQuestion,
  errand: Errand,
  target: Window = window,
): void {
  keep(PREFIX + state, errand);
  (target.top ?? target).location.assign(location);
}

/** The errand of a question, once; undefined when this tab does not know it. */
export function takeErrand(state: string): Errand | undefined {
  return take(PREFIX + state) as Errand | undefined;
}

/** Keeps what a provider has sent until the account centre links it. */
export function keepForLinking(sent: ProviderReturn): void {
  keep(LINKING, sent);
}

/** What a provider has sent to be linked, once. */
export function takeForLinking(): ProviderReturn | undefined {
  return take(LINKING) as ProviderReturn | undefined;
}

/** What stands in the address that a provider has sent the browser to; null when nothing does. */
export function readProviderReturn({ search }: Pick<Location, 'search'>): ProviderReturn | null {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  if (state === null) return null;
  const [code, iss, error] = ['code', 'iss', 'error'].map((name) => query.get(name));
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) };
}

function keep(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without it the person comes to their start page.
  }
}

function take(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
