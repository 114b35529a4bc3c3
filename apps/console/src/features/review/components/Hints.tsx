import type { ReviewDetail, ReviewHint } from '@boardwalk/api-client';
import { Alert, Link } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { reviewMessages as messages } from '../messages.ts';
import styles from './Hints.module.css';

const WORDS: Readonly<Record<ReviewHint, (typeof messages)[keyof typeof messages]>> = {
  empty_board: messages.hintEmpty,
  no_text: messages.hintNoText,
  personal_data: messages.hintPersonal,
  off_canvas: messages.hintOffCanvas,
  watched_words: messages.hintWatched,
  same_board: messages.hintSame,
  similar_work: messages.hintSimilar,
};

/** What to look at twice; nothing when there is nothing. */
export function Hints({ detail }: { readonly detail: ReviewDetail }) {
  const intl = useIntl();
  const { hints, same_boards: same, similar_works: similar, watched_words: watched } = detail;
  if (hints.length === 0) return null;
  return (
    <Alert tone="caution" urgency="off" title={intl.formatMessage(messages.hints)}>
      <ul className={styles.list}>
        {hints.map((hint) => (
          <li key={hint}>
            {intl.formatMessage(WORDS[hint])}
            {hint === 'watched_words' && <> {intl.formatList(watched, { type: 'unit' })}</>}
            {hint === 'same_board' && <Works works={same} />}
            {hint === 'similar_work' && <Works works={similar} />}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Works of others, each with a way to it. */
function Works({ works }: { readonly works: ReviewDetail['same_boards'] }) {
  const intl = useIntl();
  return (
    <ul className={styles.list}>
      {works.map(({ file_key: fileKey, name, owner }) => (
        <li key={fileKey}>
          <Link
            href={outsidePaths.file(fileKey)}
            target="_blank"
            newTabLabel={intl.formatMessage(messages.newTab)}
          >
            {name}
          </Link>{' '}
          · {owner.nick_name}
        </li>
      ))}
    </ul>
  );
}
