import { useIntl } from 'react-intl';
import { BoardText } from '#shared/board/BoardText.tsx';
import { boardMessages } from '#shared/board/messages.ts';
import type { LoadedBoard } from '#shared/board/use-board.ts';
import styles from '../FilePage.module.css';

/** The board's text beside the board, to read and to skim. Long ones scroll in their place. */
export function BoardTextPanel({ board, lang }: { board: LoadedBoard; lang: string }) {
  const intl = useIntl();
  return (
    <div className={styles.outline}>
      <h2 id="file-outline" className={styles.sectionTitle}>
        {intl.formatMessage(boardMessages.outline)}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section className={styles.outlineText} aria-labelledby="file-outline" tabIndex={0}>
        <BoardText board={board} lang={lang} />
      </section>
    </div>
  );
}
