import { withHomeFilter, writeHomeFilters, type HomeFilters } from '@boardwalk/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import type { Tag, Topic } from '#shared/api/wire.ts';
import { useClassifyTagsQuery } from '#shared/files/api.ts';
import { defaultOrderMessages, offeredOrders, orderMessages } from '#shared/files/order-messages.ts';
import { FilterMenu } from '#shared/filters/FilterMenu.tsx';
import { paths } from '#shared/paths.ts';
import { chartTypesOf } from '#shared/taxonomy/chart-types.ts';
import { useGetChosenTopicQuery, useListTopicPreviewQuery } from '../api.ts';
import styles from '../HomePage.module.css';
import { homeMessages } from '../messages.ts';
import { TagRail } from './TagRail.tsx';

/** The heading of the list and all its filters. Each choice is an address, so it can be linked, kept and taken back. */
export function Filters({ filters, headingId }: { filters: HomeFilters; headingId: string }) {
  const intl = useIntl();
  const { data: tree } = useClassifyTagsQuery();
  const { data: topics } = useListTopicPreviewQuery();
  const scenes = tree?.scenes ?? [];
  const parent = scenes.find(({ id }) => id === filters.parentScene);
  const { currentData: topic } = useGetChosenTopicQuery(filters.special ?? skipToken);
  const addressOf = (change: Partial<HomeFilters>) => {
    const query = writeHomeFilters(withHomeFilter(filters, change)).toString();
    return query === '' ? paths.home() : `/?${query}`;
  };
  const orders = offeredOrders(filters.order);
  const isFiltered = Object.values(filters).some((value) => value !== null);
  return (
    <div className={styles.filters}>
      <h2 id={headingId} className={styles.heading}>
        {intl.formatMessage(homeMessages.templates)}
      </h2>
      <div className={styles.rails}>
        <TagRail
          label={intl.formatMessage(homeMessages.scenes)}
          tags={scenes}
          chosen={filters.parentScene}
          addressOf={(parentScene) => addressOf({ parentScene })}
        />
        {parent && parent.child_list.length > 0 && (
          <TagRail
            label={intl.formatMessage(homeMessages.childScenes, { scene: parent.name })}
            tags={parent.child_list}
            chosen={filters.childScene}
            addressOf={(childScene) => addressOf({ childScene })}
            isChild
          />
        )}
      </div>
      <div className={styles.menus}>
        <FilterMenu
          label={intl.formatMessage(homeMessages.industry)}
          noneLabel={intl.formatMessage(homeMessages.all)}
          options={optionsOf(tree?.industries ?? [])}
          chosen={filters.industry}
          addressOf={(industry) => addressOf({ industry })}
        />
        <FilterMenu
          label={intl.formatMessage(homeMessages.chart)}
          noneLabel={intl.formatMessage(homeMessages.all)}
          options={optionsOf(tree ? chartTypesOf(tree) : [])}
          chosen={filters.chart}
          addressOf={(chart) => addressOf({ chart })}
        />
        <FilterMenu
          label={intl.formatMessage(homeMessages.topic)}
          noneLabel={intl.formatMessage(homeMessages.all)}
          options={withChosen(topics?.list ?? [], topic).map(({ id, title }) => ({
            value: id,
            label: title,
          }))}
          chosen={filters.special}
          addressOf={(special) => addressOf({ special })}
        />
        {isFiltered && (
          <Link to={paths.home()} preventScrollReset className={styles.clear}>
            {intl.formatMessage(homeMessages.clear)}
          </Link>
        )}
        <div className={styles.order}>
          <FilterMenu
            label={intl.formatMessage(homeMessages.order)}
            noneLabel={intl.formatMessage(defaultOrderMessages.recommended)}
            showsNone
            options={orders.map((value) => ({ value, label: intl.formatMessage(orderMessages[value]) }))}
            chosen={filters.order}
            addressOf={(order) => addressOf({ order: orders.find((each) => each === order) ?? null })}
          />
        </div>
      </div>
    </div>
  );
}

/** The first topics, and the chosen one when it is none of them: what filters can be seen and taken back. */
function withChosen(topics: readonly Topic[], chosen: Topic | undefined): readonly Topic[] {
  return chosen === undefined || topics.some(({ id }) => id === chosen.id) ? topics : [...topics, chosen];
}

function optionsOf(tags: readonly Pick<Tag, 'id' | 'name'>[]) {
  return tags.map(({ id, name }) => ({ value: id, label: name }));
}
