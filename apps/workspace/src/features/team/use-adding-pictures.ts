import { toast } from '@boardwalk/ui-kit';
import { isFailure } from '@boardwalk/app-shell/failures';
import { TEAM_LIBRARY_PICTURES } from '@boardwalk/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useAddTeamPictureMutation } from '#shared/library/api.ts';
import { NoPictureError } from '#shared/pictures/no-picture.ts';
import { libraryMessages as messages } from './library-messages.ts';

/** So many pictures are added at once: the server takes 60 a minute. */
const MOST_AT_ONCE = 50;

/** How far pictures on their way to the server are. */
export interface Adding {
  readonly done: number;
  readonly count: number;
}

/**
 * Sends pictures into the library of a team, one after the other.
 *
 * @returns `refused` names those of the last time that could not be kept, and why
 */
export function useAddingPictures(teamId: string) {
  const intl = useIntl();
  const [send] = useAddTeamPictureMutation();
  const [adding, setAdding] = useState<Adding | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);

  async function why(file: File): Promise<string | null> {
    try {
      // Most people who come to this page add no picture.
      const { readyPicture } = await import('#shared/pictures/ready-picture.ts');
      const ready = await readyPicture(file);
      const { error } = await send({ teamId, hash: ready.hash, file: new File([ready.file], file.name) });
      if (error === undefined) return null;
      return isFailure(error) && error.error === 'place_full'
        ? intl.formatMessage(messages.full, { limit: TEAM_LIBRARY_PICTURES })
        : failureText(intl, error);
    } catch (error) {
      return error instanceof NoPictureError
        ? intl.formatMessage(messages.notAccepted)
        : failureText(intl, error);
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    if (adding !== null || files.length === 0) return;
    const taken = files.slice(0, MOST_AT_ONCE);
    if (taken.length < files.length)
      toast.info(intl.formatMessage(messages.tooMany, { count: MOST_AT_ONCE }));
    let added = 0;
    setRefused([]);
    for (const [done, file] of taken.entries()) {
      setAdding({ done: done + 1, count: taken.length });
      const reason = await why(file);
      if (reason === null) added += 1;
      else {
        const text = intl.formatMessage(messages.notAdded, { name: file.name, why: reason });
        setRefused((before) => [...before, text]);
      }
    }
    setAdding(null);
    if (added > 0) toast.success(intl.formatMessage(messages.added, { count: added }));
  }
  return { add, adding, refused };
}
