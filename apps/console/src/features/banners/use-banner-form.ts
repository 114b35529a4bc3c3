import type { ManagedBanner } from '@boardwalk/api-client';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
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
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [create] = useCreateBannerMutation();
  const [update] = useUpdateBannerMutation();
  const [setImage] = useSetBannerImageMutation();
  const [removeImage] = useRemoveBannerImageMutation();
  const violations = problemsOf(values);
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

  return {
    values,
    set: (changes: Partial<BannerValues>) => setValues({ ...values, ...changes }),
    saved,
    picture,
    choosePicture: setPicture,
    violations,
    /** Somebody tried to save: from then on the form says what is wrong. */
    isTried,
    isDirty: isWritten || picture !== 'kept',
    isSaving,
    failure,
    save: async () => {
      setTried(true);
      if (violations.length > 0 || scheduleProblems(values).length > 0) return;
      setSaving(true);
      setFailure(await (banner === undefined ? add() : change(banner.id)));
      setSaving(false);
    },
  };
}
