import type { IntlShape } from 'react-intl';

/** What to say about a failure. The words of all failures come with what joins a board that stands, comments among them. */
export async function whyFailed(intl: IntlShape, error: unknown): Promise<string> {
  const { failureText } = await import('#shared/errors/failure-text.ts');
  return failureText(intl, error);
}
