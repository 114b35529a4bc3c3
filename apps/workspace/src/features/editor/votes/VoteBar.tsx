import type { BoardVote } from '@boardwalk/api-client';
import { Button } from '@boardwalk/ui-kit';
import { CircleDot, ListChecks, Vote, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { BarButton } from '../components/BarButton.tsx';
import bar from '../components/floating.module.css';
import { messages } from './messages.ts';
import styles from './VoteBar.module.css';

/** The bar of a vote that runs: what is asked, the dots left, and for those who may the end. */
export function VoteBar({
  vote,
  left,
  isPlacing,
  onPlacing,
  onList,
  end,
}: {
  readonly vote: BoardVote;
  /** Dots that the reader can still place; null for those who may not. */
  readonly left: number | null;
  readonly isPlacing: boolean;
  readonly onPlacing: (isPlacing: boolean) => void;
  readonly onList: () => void;
  /** Ends the vote; null for those who may not. */
  readonly end: { readonly run: () => void; readonly isRunning: boolean } | null;
}) {
  const intl = useIntl();
  return (
    <section className={`${bar.bar} ${styles.root}`} aria-label={intl.formatMessage(messages.bar)}>
      <Vote className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.question}>{vote.question || intl.formatMessage(messages.noQuestion)}</span>
        {left !== null && (
          <output className={styles.left}>{intl.formatMessage(messages.left, { count: left })}</output>
        )}
      </span>
      {left !== null && (
        <BarButton
          label={intl.formatMessage(messages.place)}
          icon={<CircleDot />}
          pressed={isPlacing}
          onClick={() => onPlacing(!isPlacing)}
        />
      )}
      <BarButton label={intl.formatMessage(messages.list)} icon={<ListChecks />} onClick={onList} />
      {end && (
        <Button
          className={styles.end}
          size="small"
          variant="primary"
          loading={end.isRunning}
          onClick={end.run}
        >
          {intl.formatMessage(messages.end)}
        </Button>
      )}
    </section>
  );
}

/** The bar above the results that stand on the board. */
export function ResultsBar({
  vote,
  onList,
  onHide,
}: {
  readonly vote: BoardVote;
  readonly onList: () => void;
  readonly onHide: () => void;
}) {
  const intl = useIntl();
  return (
    <section className={`${bar.bar} ${styles.root}`} aria-label={intl.formatMessage(messages.bar)}>
      <Vote className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.question}>{vote.question || intl.formatMessage(messages.noQuestion)}</span>
        <output className={styles.left}>{intl.formatMessage(messages.over)}</output>
      </span>
      <BarButton label={intl.formatMessage(messages.list)} icon={<ListChecks />} onClick={onList} />
      <BarButton label={intl.formatMessage(messages.hide)} icon={<X />} onClick={onHide} />
    </section>
  );
}
