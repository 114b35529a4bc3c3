import { InboxMessageType, readInboxContent } from '@boardwalk/domain';
import { Button, Dialog } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { outsidePaths } from '#shared/paths.ts';
import { useListMessagesQuery, useReadAllMessagesMutation } from './api.ts';
import { inboxMessages } from './messages.ts';

/** The message centre: what became of the viewer's submissions. */
export default function MessagesDialog({ isOpen, onClose }: DialogProps<'messages'>) {
  const intl = useIntl();
  const { data } = useListMessagesQuery(1);
  const [readAll, { isLoading }] = useReadAllMessagesMutation();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={intl.formatMessage(inboxMessages.title)}
      closeLabel={intl.formatMessage(inboxMessages.close)}
      footer={
        <Button loading={isLoading} onClick={() => void readAll()}>
          {intl.formatMessage(inboxMessages.readAll)}
        </Button>
      }
    >
      {data?.list.length === 0 && <p>{intl.formatMessage(inboxMessages.empty)}</p>}
      <ul>
        {data?.list.map(({ id, meta }) => (
          <li key={id}>
            <ReviewNews meta={meta} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function ReviewNews({ meta }: { meta: { msg_type: InboxMessageType; content: string } }) {
  const intl = useIntl();
  const work = readInboxContent(meta.content);
  if (!work) return null;
  const isAgreed = meta.msg_type === InboxMessageType.AUDIT_AGREE;
  const href = isAgreed ? outsidePaths.communityFile(work.file_key) : outsidePaths.editor(work.file_key);
  return (
    <a href={href}>
      {intl.formatMessage(isAgreed ? inboxMessages.published : inboxMessages.refused, { name: work.name })}
    </a>
  );
}
