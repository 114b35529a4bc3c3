import { PUBLISH_LIMITS, type CuratedTaxonomy } from '@boardwalk/domain';
import { ErrorState, Skeleton } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useClassifyTagsQuery } from '#shared/files/api.ts';
import { useListPublishTopicsQuery } from '../api.ts';
import { chartTypesOf } from '#shared/taxonomy/chart-types.ts';
import { publishMessages } from '../messages.ts';
import { ChoiceField, type Choice } from './ChoiceField.tsx';

export interface TaxonomyFieldsProps {
  taxonomy: CuratedTaxonomy;
  onChange: (part: Partial<CuratedTaxonomy>) => void;
  /** What is wrong with a field, if anything. */
  problem: (field: string) => string | undefined;
}

/** Scene, industry, chart type, role and topic: offered to admins and special invited users only (spec §5, §6). */
export function TaxonomyFields({ taxonomy, onChange, problem }: TaxonomyFieldsProps) {
  const intl = useIntl();
  const tags = useClassifyTagsQuery();
  const topics = useListPublishTopicsQuery();
  if (tags.data === undefined) {
    return tags.isError && !tags.isFetching ? (
      <ErrorState
        size="small"
        title={intl.formatMessage(publishMessages.taxonomyFailed)}
        description={failureText(intl, tags.error)}
        retryLabel={intl.formatMessage(publishMessages.retry)}
        onRetry={() => void tags.refetch()}
      />
    ) : (
      <Skeleton shape="block" />
    );
  }
  const { scenes, industries, roles } = tags.data;
  const field = (
    name: keyof CuratedTaxonomy,
    label: string,
    choices: readonly Choice[],
    { max = 1, isRequired = true } = {},
  ) => (
    <ChoiceField
      label={label}
      choices={choices}
      chosen={taxonomy[name]}
      max={max}
      isRequired={isRequired}
      onChange={(ids) => onChange({ [name]: ids })}
      error={problem(name)}
    />
  );
  return (
    <>
      {field(
        'scenes',
        intl.formatMessage(publishMessages.scenes),
        // A scene with scenes below it is a heading; works belong to those below.
        scenes.flatMap<Choice>((scene) => (scene.child_list.length === 0 ? [scene] : scene.child_list)),
        { max: PUBLISH_LIMITS.scenesMax },
      )}
      {field('industries', intl.formatMessage(publishMessages.industries), industries)}
      {field('charts', intl.formatMessage(publishMessages.charts), chartTypesOf(tags.data))}
      {field('roles', intl.formatMessage(publishMessages.roles), roles, { max: PUBLISH_LIMITS.rolesMax })}
      {field(
        'topics',
        intl.formatMessage(publishMessages.topics),
        (topics.data?.list ?? []).map(({ id, title }) => ({ id, name: title })),
        { max: PUBLISH_LIMITS.topicsMax, isRequired: false },
      )}
    </>
  );
}
