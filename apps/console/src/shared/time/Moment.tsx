import { FormattedDate } from 'react-intl';

/** A moment in the reader's time zone, to the minute. */
export function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at}>
      <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
    </time>
  );
}
