import { addCustomTag, FieldRule, foldTag, PUBLISH_LIMITS, type FieldViolation } from '@boardwalk/domain';
import { MultiSelect, TagInput, type TagRejection } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import styles from './CorrectTagsDialog.module.css';
import type { Choices, Draft } from './draft.ts';
import { correctTagsMessages as messages } from './messages.ts';

const WORDS: Partial<Readonly<Record<FieldRule, MessageDescriptor>>> = {
  [FieldRule.REQUIRED]: messages.required,
  [FieldRule.MAX_ITEMS]: messages.tooMany,
  [FieldRule.MAX_LENGTH]: messages.tooLong,
  [FieldRule.DUPLICATE]: messages.duplicate,
  [FieldRule.INVALID_CHARACTERS]: messages.invisible,
};

const REJECTED: Readonly<Record<TagRejection, FieldRule>> = {
  duplicate: FieldRule.DUPLICATE,
  max: FieldRule.MAX_ITEMS,
  invalid: FieldRule.MAX_LENGTH,
};

/** Tags and topics of a work, to be chosen: those in free words, and each kind of the taxonomy. */
export function TaggingFields({
  draft,
  choices,
  onChange,
  violationOf,
}: {
  readonly draft: Draft;
  readonly choices: Choices;
  readonly onChange: (part: Partial<Draft>) => void;
  /** What is wrong with a field, if anything. */
  readonly violationOf: (field: string) => FieldViolation | undefined;
}) {
  const intl = useIntl();
  const problem = (field: string) => {
    const violation = violationOf(field);
    const words = violation && WORDS[violation.rule];
    return words && intl.formatMessage(words, { limit: violation.limit ?? 0 });
  };
  const field = (name: keyof Choices, max: number, hint?: string) => {
    const chosen = name === 'others' ? draft.others : draft.taxonomy[name];
    const options = choices[name].map(({ id, name: label }) => ({ value: String(id), label }));
    return (
      <MultiSelect
        label={intl.formatMessage(messages[name])}
        description={hint}
        options={options}
        value={chosen.flatMap((id) => options.find(({ value }) => value === String(id)) ?? [])}
        max={max}
        onValueChange={(next) => {
          const ids = next.map(({ value }) => Number(value));
          onChange(name === 'others' ? { others: ids } : { taxonomy: { ...draft.taxonomy, [name]: ids } });
        }}
        words={{
          empty: intl.formatMessage(messages.noneFits),
          remove: (label) => intl.formatMessage(messages.remove, { name: label }),
          full: (most) => intl.formatMessage(messages.full, { max: most }),
          count: (count, most) => intl.formatMessage(messages.count, { chosen: count, max: most }),
        }}
        error={problem(name)}
      />
    );
  };
  return (
    <>
      <CustomTags
        tags={draft.customTags}
        onChange={(customTags) => onChange({ customTags })}
        problem={problem('custom_tags')}
      />
      <div className={styles.pair}>
        {field('scenes', PUBLISH_LIMITS.scenesMax)}
        {field('industries', 1)}
        {field('charts', 1)}
        {field('roles', PUBLISH_LIMITS.rolesMax)}
      </div>
      {choices.others.length > 0 &&
        field('others', choices.others.length, intl.formatMessage(messages.othersHint))}
      {field('topics', PUBLISH_LIMITS.topicsMax)}
    </>
  );
}

function CustomTags({
  tags,
  onChange,
  problem,
}: {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly problem: string | undefined;
}) {
  const intl = useIntl();
  const [rejected, setRejected] = useState<FieldRule>();
  const max = PUBLISH_LIMITS.customTagsMax;
  const words = rejected && WORDS[rejected];
  const limit = rejected === FieldRule.MAX_ITEMS ? max : PUBLISH_LIMITS.customTagMax;
  return (
    // What was refused is being changed. React reports `input` before the field's own `change`, which may refuse again.
    <div onInput={() => setRejected(undefined)}>
      <TagInput
        label={intl.formatMessage(messages.custom)}
        description={intl.formatMessage(messages.customHint, { max })}
        value={tags}
        max={max}
        sameKey={foldTag}
        validate={(text) => addCustomTag([], text).violation === undefined}
        removeLabel={(tag) => intl.formatMessage(messages.remove, { name: tag })}
        onReject={(reason) => setRejected(REJECTED[reason])}
        onValueChange={(next) => {
          // Of several words some may be added while another is refused.
          if (next.length < tags.length) setRejected(undefined);
          onChange(next);
        }}
        error={words === undefined ? problem : intl.formatMessage(words, { limit })}
      />
    </div>
  );
}
