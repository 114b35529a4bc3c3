import type { ManagedTopic } from '@boardwalk/api-client';
import { checkTexts, CONTENT_LIMITS, UseFlag } from '@boardwalk/domain';
import { Link, TextArea, TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ContentForm } from '#shared/content/ContentForm.tsx';
import type { EntryFormPlace } from '#shared/content/EntriesPage.tsx';
import { LanguageTabs } from '#shared/content/LanguageTabs.tsx';
import { contentMessages } from '#shared/content/messages.ts';
import { PictureField, type PictureChoice } from '#shared/content/PictureField.tsx';
import { ScheduleFields, scheduleProblems } from '#shared/content/ScheduleFields.tsx';
import { StateBadge } from '#shared/content/StateBadge.tsx';
import { faultyLanguages, fieldsIn, NO_TEXTS, problemOf, textIn } from '#shared/content/texts.ts';
import { useTextsForm } from '#shared/content/use-texts-form.ts';
import { outsidePaths } from '#shared/paths.ts';
import {
  useCreateTopicMutation,
  useRemoveTopicCoverMutation,
  useSetTopicCoverMutation,
  useUpdateTopicMutation,
} from '../api.ts';
import { topicMessages as messages } from '../messages.ts';

/** What the form writes of a topic, its cover aside. */
function valuesOf(topic: ManagedTopic | undefined) {
  return topic === undefined
    ? { titles: NO_TEXTS, descriptions: NO_TEXTS, use: UseFlag.CLOSED, starts_at: null, ends_at: null }
    : {
        titles: topic.titles,
        descriptions: topic.descriptions,
        use: topic.use,
        starts_at: topic.starts_at,
        ends_at: topic.ends_at,
      };
}

/** Title and description in five languages, the cover, and when a topic is shown. */
export function TopicForm({ entry: topic, onCreated, ...place }: EntryFormPlace<ManagedTopic>) {
  const intl = useIntl();
  const [saved, setSaved] = useState(() => valuesOf(topic));
  const [values, setValues] = useState<typeof saved>(saved);
  const [cover, setCover] = useState<PictureChoice>('kept');
  const [create] = useCreateTopicMutation();
  const [write] = useUpdateTopicMutation();
  const [setPicture] = useSetTopicCoverMutation();
  const [removePicture] = useRemoveTopicCoverMutation();

  const isWritten = JSON.stringify(values) !== JSON.stringify(saved);

  /** Puts the chosen cover in place; answers with what it failed with. */
  const storeCover = async (id: number): Promise<unknown> => {
    if (cover === 'kept') return undefined;
    const { error } = await (cover === 'none' ? removePicture(id) : setPicture({ id, file: cover }));
    if (error === undefined) setCover('kept');
    return error;
  };
  const add = async () => {
    const { data, error } = await create({ ...values });
    if (data === undefined) return error;
    if ((await storeCover(data.id)) === undefined) toast.success(intl.formatMessage(messages.added));
    else toast.error(intl.formatMessage(messages.coverFailed));
    onCreated(data.id);
    return undefined;
  };
  const update = async (id: number) => {
    if (isWritten) {
      const { data, error } = await write({ id, changes: { ...values } });
      if (data === undefined) return error;
      setSaved(valuesOf(data));
      setValues(valuesOf(data));
    }
    const error = await storeCover(id);
    if (error === undefined) toast.success(intl.formatMessage(contentMessages.saved));
    return error;
  };
  const form = useTextsForm({
    violations: [
      ...checkTexts('titles', values.titles, CONTENT_LIMITS.title),
      ...checkTexts('descriptions', values.descriptions, CONTENT_LIMITS.description),
      ...scheduleProblems(values),
    ],
    shown: fieldsIn('titles', 'descriptions'),
    save: async () => (topic === undefined ? await add() : await update(topic.id)),
  });
  const { violations, language } = form;
  const change = (part: Partial<typeof saved>) => form.touch() && setValues({ ...values, ...part });

  return (
    <ContentForm
      {...place}
      title={topic === undefined ? intl.formatMessage(messages.newTopic) : textIn(saved.titles, intl.locale)}
      marks={topic !== undefined && <StateBadge schedule={saved} />}
      backLabel={intl.formatMessage(messages.back)}
      isNew={topic === undefined}
      isDirty={isWritten || cover !== 'kept'}
      form={form}
    >
      {topic !== undefined && (
        <p>
          {intl.formatMessage(messages.works, { count: topic.file_count })}
          {' · '}
          <Link
            href={outsidePaths.topic(topic.id)}
            target="_blank"
            newTabLabel={intl.formatMessage(messages.newTab)}
          >
            {intl.formatMessage(messages.seeWorks)}
          </Link>
        </p>
      )}
      <LanguageTabs
        language={language}
        onLanguageChange={form.setLanguage}
        faulty={faultyLanguages(violations)}
      >
        {(each) => (
          <>
            <TextField
              label={intl.formatMessage(messages.name)}
              lang={each}
              required
              value={values.titles[each]}
              onValueChange={(text) => change({ titles: { ...values.titles, [each]: text } })}
              error={problemOf(intl, violations, `titles.${each}`)}
            />
            <TextArea
              label={intl.formatMessage(messages.about)}
              lang={each}
              rows={4}
              value={values.descriptions[each]}
              onValueChange={(text) => change({ descriptions: { ...values.descriptions, [each]: text } })}
              error={problemOf(intl, violations, `descriptions.${each}`)}
            />
          </>
        )}
      </LanguageTabs>
      <PictureField
        label={intl.formatMessage(messages.cover)}
        note={intl.formatMessage(messages.coverText)}
        stored={topic?.cover ?? null}
        choice={cover}
        onChange={(choice) => form.touch() && setCover(choice)}
      />
      <ScheduleFields value={values} onChange={change} />
    </ContentForm>
  );
}
