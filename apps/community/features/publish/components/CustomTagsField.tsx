import { addCustomTag, FieldRule, foldTag, PUBLISH_LIMITS } from '@boardwalk/domain';
import { TagInput, type TagRejection } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { publishMessages } from '../messages.ts';
import { useViolationText } from '../use-violation-text.ts';

const RULES: Readonly<Record<TagRejection, FieldRule>> = {
  duplicate: FieldRule.DUPLICATE,
  max: FieldRule.MAX_ITEMS,
  invalid: FieldRule.MAX_LENGTH,
};

export interface CustomTagsFieldProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  error: string | undefined;
}

/** One to three words of the owner's own (spec §5). */
export function CustomTagsField({ tags, onChange, error }: CustomTagsFieldProps) {
  const intl = useIntl();
  const violationText = useViolationText();
  const [rejected, setRejected] = useState<FieldRule | null>(null);
  return (
    // What was refused is being changed. React reports `input` before the field's own `change`, which may refuse again.
    <div onInput={() => setRejected(null)}>
      <TagInput
        label={intl.formatMessage(publishMessages.tags)}
        description={intl.formatMessage(publishMessages.tagsHint, { max: PUBLISH_LIMITS.customTagsMax })}
        required
        placeholder={intl.formatMessage(publishMessages.tagsPlaceholder)}
        value={tags}
        max={PUBLISH_LIMITS.customTagsMax}
        sameKey={foldTag}
        validate={(text) => addCustomTag([], text).violation === undefined}
        removeLabel={(tag) => intl.formatMessage(publishMessages.removeTag, { tag })}
        onReject={(reason) => setRejected(RULES[reason])}
        onValueChange={(next) => {
          // Of several words some may be added while another is refused.
          if (next.length < tags.length) setRejected(null);
          onChange(next);
        }}
        error={rejected === null ? error : violationText({ field: 'custom_tags', rule: rejected })}
      />
    </div>
  );
}
