import type { InboxMessage } from '@boardwalk/api-client';
import { formatMoney, readWorkSold, UserCentreSection } from '@boardwalk/domain';
import { Coins } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { outsidePaths } from '#shared/paths.ts';
import { inboxMessages } from '../messages.ts';
import { MessageBody } from './MessageBody.tsx';
import styles from './MessageItem.module.css';

/** A template of the viewer's was bought, once or more often: it leads to their income. */
export function WorkSoldItem({
  message,
  onOpen,
}: {
  readonly message: InboxMessage;
  readonly onOpen: () => void;
}) {
  const intl = useIntl();
  const { language } = usePageSettings();
  const content = readWorkSold(message.meta.content);
  if (content === null) return null;
  const { name, count, income } = content;
  const amount = formatMoney(income.amount, language, income.currency);
  return (
    <div className={styles.item} data-unread={message.read ? undefined : ''}>
      <a
        className={styles.link}
        href={outsidePaths.accountPage(UserCentreSection.DISTRIBUTION)}
        target="_blank"
        rel="noreferrer"
        onClick={onOpen}
      >
        <MessageBody
          message={message}
          icon={<Coins />}
          isPassed
          details={[intl.formatMessage(inboxMessages.income, { income: amount })]}
        >
          <FormattedMessage {...inboxMessages.sold} values={{ name, count }} />
        </MessageBody>
      </a>
    </div>
  );
}
