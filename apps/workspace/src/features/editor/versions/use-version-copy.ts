import { ApiFailure } from '@boardwalk/api-client';
import { useActiveSession } from '@boardwalk/app-shell/app';
import type { BoardSnapshot } from '@boardwalk/board';
import { duplicateName, Language, parseLanguage } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { NewBoards } from '../live/save-as-new-board.ts';
import { pictureMessages } from '../pictures/messages.ts';
import { useWays } from '../ways/ways.ts';

/** Makes a new board of a version of a file in the person's own space, and goes there. */
export function useVersionCopy(name: string, fileKey: string) {
  const intl = useIntl();
  const { go } = useWays();
  const { session } = useActiveSession();
  const [isCopying, setIsCopying] = useState(false);
  const [boards] = useState(() => new NewBoards(session.client));

  async function copy(snapshot: BoardSnapshot) {
    setIsCopying(true);
    try {
      const copyName = duplicateName(name, parseLanguage(intl.locale) ?? Language.EN_US);
      const { fileKey: copyKey, lost } = await boards.save(copyName, snapshot, fileKey);
      if (lost > 0) toast.warn(intl.formatMessage(pictureMessages.notCopied, { count: lost }));
      await go(paths.editor(copyKey));
    } catch (error) {
      toast.error(failureText(intl, error instanceof ApiFailure ? error.toRecord() : error));
    }
    setIsCopying(false);
  }

  return { copy, isCopying };
}
