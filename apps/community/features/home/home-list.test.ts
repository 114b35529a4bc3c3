import { ListView, NO_HOME_FILTERS, SortOrder } from '@boardwalk/domain';
import { expect, test } from 'vitest';
import { homeList } from './home-list.ts';

test('[OPEN-32] without a filter the home asks for the recommended list as the server orders it', () => {
  expect(homeList(NO_HOME_FILTERS)).toEqual({ view: ListView.RECOMMEND });
});

test('[OPEN-31] a child scene stands for its parent, all chosen tags must match', () => {
  const filters = {
    parentScene: 3,
    childScene: 14,
    industry: 5,
    chart: 8,
    order: SortOrder.USE_NUMBER,
    special: 70,
  };
  expect(homeList(filters)).toEqual({
    view: ListView.RECOMMEND,
    tagIds: [14, 5, 8],
    topicId: 70,
    order: SortOrder.USE_NUMBER,
  });
  expect(homeList({ ...NO_HOME_FILTERS, parentScene: 3 })).toMatchObject({ tagIds: [3] });
});
