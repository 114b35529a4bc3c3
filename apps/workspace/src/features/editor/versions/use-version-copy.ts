import { ApiFailure } from '@boardwalk/api-client';
import { useActiveSession } from '@boardwalk/app-shell/app';
import type { BoardSnapshot } from '@boardwalk/board';
import { duplicateName, Language, parseLanguage } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { makeOwnBoard, writeBoard } from '../live/save-as-new-board.ts';
import { pictureMessages } from '../pictures/messages.ts';

/** Makes a new board of a version of a file in the person's own space, and goes there. */
export function useVersionCopy(name: string, fileKey: string) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { session } = useActiveSession();
  const [isCopying, setIsCopying] = useState(false);
  /** The board that was made when writing it failed: the next try goes on with it. */
  const made = useRef<string | null>(null);

  async function copy(snapshot: BoardSnapshot) {
    setIsCopying(true);
    try {
      made.current ??= await makeOwnBoard(
        session.client,
        duplicateName(name, parseLanguage(intl.locale) ?? Language.EN_US),
      );
      const lost = await writeBoard(session.client, made.current, snapshot, fileKey);
      if (lost > 0) toast.warn(intl.formatMessage(pictureMessages.notCopied, { count: lost }));
      await navigate(paths.editor(made.current));
    } catch (error) {
      toast.error(failureText(intl, error instanceof ApiFailure ? error.toRecord() : error));
    }
    setIsCopying(false);
  }

  return { copy, isCopying };
}
