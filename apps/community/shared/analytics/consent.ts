import {
  ANALYTICS_COOKIE,
  parseAnalyticsChoice,
  writeAnalyticsCookie,
  type AnalyticsChoice,
} from '@boardwalk/domain';

const CHANNEL = 'boardwalk:analytics';

/** What the visitor has said about being counted, in this tab or another; null when nothing was said. */
export function readChoice(): AnalyticsChoice | null {
  const start = `${ANALYTICS_COOKIE}=`;
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return parseAnalyticsChoice(kept?.slice(start.length));
}

/** Keeps what the visitor has said, and notifies the other tabs. */
export function keepChoice(choice: AnalyticsChoice): void {
  document.cookie = writeAnalyticsCookie(choice);
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes none
  channel.postMessage(choice);
  channel.close();
}

/**
 * Hears what the visitor says in other tabs, also while this one was kept away from the page's events.
 *
 * @returns stops listening
 */
export function onChoiceElsewhere(listener: (choice: AnalyticsChoice) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const look = () => {
    const choice = readChoice();
    if (choice !== null) listener(choice);
  };
  channel.addEventListener('message', look);
  // A page that comes back from the browser's cache has missed the message.
  const lookAgain = (event: PageTransitionEvent) => event.persisted && look();
  window.addEventListener('pageshow', lookAgain);
  return () => {
    channel.close();
    window.removeEventListener('pageshow', lookAgain);
  };
}
