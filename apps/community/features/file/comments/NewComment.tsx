import { Button, CommentComposer } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { selectIsLogged } from '#shared/session/session-slice.ts';
import styles from './Comments.module.css';
import { commentMessages } from './messages.ts';
import { useMentions } from './use-mentions.tsx';
import { usePost } from './use-post.ts';

interface NewCommentProps {
  fileKey: string;
  onPosted: () => void;
}

/** The box for a comment; visitors are invited to log in. */
export function NewComment({ fileKey, onPosted }: NewCommentProps) {
  const intl = useIntl();
  const isLogged = useSelector(selectIsLogged);
  const mentions = useMentions(fileKey);
  const { post, text, setText, people, addPerson, problem } = usePost({ fileKey, parentId: null }, onPosted);
  // A session that ends leaves the box where it is: what stands in it is sent after the next login, also
  // when somebody empties it to write something else.
  const [isKept, setKept] = useState(false);
  if (!isLogged && text !== '' && !isKept) setKept(true);
  if (!isLogged && text === '' && !isKept) return <Invitation />;
  return (
    <CommentComposer
      label={intl.formatMessage(commentMessages.write)}
      placeholder={intl.formatMessage(commentMessages.writeHint)}
      submitLabel={intl.formatMessage(commentMessages.post)}
      suggestionsLabel={intl.formatMessage(commentMessages.people)}
      {...mentions.props}
      value={text}
      onValueChange={setText}
      onMention={addPerson}
      onSubmit={(written) => post(written, mentions.idsIn(written, people))}
      error={problem}
    />
  );
}

function Invitation() {
  const intl = useIntl();
  const { open } = useDialogs();
  return (
    <div className={styles.invitation}>
      <p>{intl.formatMessage(commentMessages.signIn)}</p>
      <Button size="small" onClick={() => open('login', { onSuccess: () => undefined })}>
        {intl.formatMessage(commentMessages.signInAction)}
      </Button>
    </div>
  );
}
