import { LANGUAGE_NAMES } from '@boardwalk/app-shell/language';
import { outcomeOf, useCheckedForm } from '@boardwalk/app-shell/forms';
import type { ManagedTag } from '@boardwalk/api-client';
import { checkTexts, CONTENT_LIMITS, LANGUAGES } from '@boardwalk/domain';
import { Badge, Select, Switch, TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ContentForm } from '#shared/content/ContentForm.tsx';
import { contentMessages } from '#shared/content/messages.ts';
import { idsStepped } from '#shared/content/order.ts';
import { fieldsIn, NO_TEXTS, problemOf, textIn } from '#shared/content/texts.ts';
import { useCreateTagMutation, useUpdateTagMutation } from '../api.ts';
import { tagMessages as messages } from '../messages.ts';
import type { TagKind } from '../tag-kinds.ts';
import styles from './TagForm.module.css';

export interface TagFormProps {
  readonly kind: TagKind;
  /** The tag; undefined for a new one. */
  readonly tag: ManagedTag | undefined;
  /** All tags of the kind. */
  readonly tags: readonly ManagedTag[];
  readonly back: string;
  /** Puts its siblings into another order. */
  readonly onOrder: (ids: number[]) => void;
  readonly onCreated: (tag: ManagedTag) => void;
}

/** Name in five languages, place in the tree, and whether the tag is offered. */
export function TagForm({ kind, tag, tags, back, onOrder, onCreated }: TagFormProps) {
  const intl = useIntl();
  const [names, setNames] = useState(tag?.names ?? NO_TEXTS);
  const [isOpen, setOpen] = useState(tag?.is_open ?? true);
  const [chosenParent, setParent] = useState<number | null>();
  const [create] = useCreateTagMutation();
  const [update] = useUpdateTagMutation();
  const parent = chosenParent === undefined ? (tag?.parent_id ?? null) : chosenParent;
  const siblings = tags
    .filter(({ parent_id: each }) => each === (tag?.parent_id ?? null))
    .map(({ id }) => id);
  const up = tag && idsStepped(siblings, tag.id, -1);
  const down = tag && idsStepped(siblings, tag.id, 1);
  const hasChildren = tag !== undefined && tags.some(({ parent_id: each }) => each === tag.id);
  const before = tag?.names ?? NO_TEXTS;
  const isRenamed = LANGUAGES.some((language) => names[language] !== before[language]);
  const isDirty =
    isRenamed || parent !== (tag?.parent_id ?? null) || (tag !== undefined && isOpen !== tag.is_open);

  /** Answers with what it failed with. */
  const save = async (): Promise<unknown> => {
    if (tag === undefined) {
      const { data, error } = await create({ ttype: kind, parent_id: parent, names });
      if (data === undefined) return error;
      toast.success(intl.formatMessage(messages.added));
      onCreated(data);
      return undefined;
    }
    const changes = {
      ...(isRenamed ? { names } : {}),
      ...(parent === tag.parent_id ? {} : { parent_id: parent }),
      ...(isOpen === tag.is_open ? {} : { is_open: isOpen }),
    };
    const { data, error } = await update({ tagId: tag.id, changes });
    if (data === undefined) return error;
    toast.success(intl.formatMessage(contentMessages.saved));
    setNames(data.names);
    setParent(undefined);
    return undefined;
  };
  const form = useCheckedForm({
    violations: checkTexts('names', names, CONTENT_LIMITS.tagName),
    shown: fieldsIn('names'),
    send: async () => outcomeOf(await save()),
  });

  return (
    <ContentForm
      title={tag === undefined ? intl.formatMessage(messages.newTag) : textIn(tag.names, intl.locale)}
      marks={tag?.is_open === false && <Badge>{intl.formatMessage(messages.retired)}</Badge>}
      back={back}
      backLabel={intl.formatMessage(messages.back)}
      onUp={up && (() => onOrder(up))}
      onDown={down && (() => onOrder(down))}
      isNew={tag === undefined}
      isDirty={isDirty}
      form={form}
    >
      <fieldset className={styles.names}>
        <legend className={styles.legend}>{intl.formatMessage(messages.names)}</legend>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
            lang={language}
            required
            value={names[language]}
            onValueChange={(text) => form.touch() && setNames({ ...names, [language]: text })}
            error={problemOf(intl, form.violations, `names.${language}`)}
          />
        ))}
      </fieldset>
      <Select
        label={intl.formatMessage(messages.parent)}
        description={hasChildren ? intl.formatMessage(messages.hasChildren) : undefined}
        disabled={hasChildren}
        value={String(parent ?? '')}
        options={[
          { value: '', label: intl.formatMessage(messages.top) },
          ...tags
            .filter((each) => each.parent_id === null && each.id !== tag?.id)
            .map((each) => ({ value: String(each.id), label: textIn(each.names, intl.locale) })),
        ]}
        onValueChange={(value) => form.touch() && setParent(value === '' ? null : Number(value))}
      />
      {tag !== undefined && (
        <Switch
          label={intl.formatMessage(messages.offered)}
          description={intl.formatMessage(messages.offeredText)}
          checked={isOpen}
          onCheckedChange={(isOffered) => form.touch() && setOpen(isOffered)}
        />
      )}
    </ContentForm>
  );
}
