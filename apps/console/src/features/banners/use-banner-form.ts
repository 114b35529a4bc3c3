import type { ManagedBanner } from '@boardwalk/api-client';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldsIn } from '#shared/content/texts.ts';
import { useTextsForm } from '#shared/content/use-texts-form.ts';
import { contentMessages } from '#shared/content/messages.ts';
import type { PictureChoice } from '#shared/content/PictureField.tsx';
import { scheduleProblems } from '#shared/content/ScheduleFields.tsx';
import {
  useCreateBannerMutation,
  useRemoveBannerImageMutation,
  useSetBannerImageMutation,
  useUpdateBannerMutation,
} from './api.ts';
import { bodyOf, problemsOf, valuesOf, type BannerValues } from './banner-values.ts';
import { bannerMessages as messages } from './messages.ts';

/**
 * What stands in the form of a banner, and how it is saved: the picture first, since another picture empties what was
 * said of the last one.
 */
export function useBannerForm(banner: ManagedBanner | undefined, onCreated: (id: number) => void) {
  const intl = useIntl();
  const [saved, setSaved] = useState(() => valuesOf(banner));
  const [values, setValues] = useState(saved);
  const [picture, setPicture] = useState<PictureChoice>('kept');
  const [create] = useCreateBannerMutation();
  const [update] = useUpdateBannerMutation();
  const [setImage] = useSetBannerImageMutation();
  const [removeImage] = useRemoveBannerImageMutation();
  const isWritten = JSON.stringify(values) !== JSON.stringify(saved);

  /** Puts the chosen picture in place; answers with what it failed with. */
  const storePicture = async (id: number): Promise<unknown> => {
    if (picture === 'kept') return undefined;
    const { error } = await (picture === 'none' ? removeImage(id) : setImage({ id, file: picture }));
    if (error === undefined) setPicture('kept');
    return error;
  };
  const write = async (id: number): Promise<unknown> => {
    const { data, error } = await update({ id, changes: bodyOf(values) });
    if (data === undefined) return error;
    setSaved(valuesOf(data));
    setValues(valuesOf(data));
    return undefined;
  };
  const add = async () => {
    const { data, error } = await create(bodyOf(values));
    if (data === undefined) return error;
    const lost = (await storePicture(data.id)) ?? (picture === 'kept' ? undefined : await write(data.id));
    if (lost === undefined) toast.success(intl.formatMessage(messages.added));
    else toast.error(intl.formatMessage(messages.pictureFailed));
    onCreated(data.id);
    return undefined;
  };
  const change = async (id: number) => {
    const isPictureNew = picture !== 'kept';
    const error = (await storePicture(id)) ?? (isWritten || isPictureNew ? await write(id) : undefined);
    if (error === undefined) toast.success(intl.formatMessage(contentMessages.saved));
    return error;
  };

  const form = useTextsForm({
    violations: [...problemsOf(values), ...scheduleProblems(values)],
    shown: [...fieldsIn('titles', 'subtitles', 'image_alts', 'links'), 'link'],
    save: async () => (banner === undefined ? await add() : await change(banner.id)),
  });

  return {
    form,
    values,
    set: (changes: Partial<BannerValues>) => form.touch() && setValues({ ...values, ...changes }),
    saved,
    picture,
    choosePicture: (choice: PictureChoice) => form.touch() && setPicture(choice),
    isDirty: isWritten || picture !== 'kept',
  };
}
