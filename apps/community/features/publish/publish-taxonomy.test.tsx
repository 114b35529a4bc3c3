import { UserKind } from '@boardwalk/domain';
import { aChildTag, aTag, aTopic, aUser } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dialog, fillForm, hand, openForm } from './testing/open-publish.ts';

describe('the taxonomy', () => {
  const choices = (start: number, names: readonly string[]) =>
    names.map((name, index) => aTag({ id: start + index, name, child_list: [] }));
  const options = {
    handlers: {
      classifyTags: () => ({
        scenes: choices(101, ['Meeting', 'Study', 'Travel']),
        roles: choices(201, ['Designer', 'Teacher', 'Student']),
        industries: choices(301, ['Software', 'Health']),
        commons: [
          aTag({
            id: 400,
            name: 'Chart',
            child_list: [aChildTag({ id: 401, name: 'Timeline', ttype: 5, parent_id: 400 })],
          }),
        ],
        chart_tag_id: 400,
      }),
      listTopics: () => ({
        list: [1, 2, 3].map((id) => aTopic({ id, title: `Topic ${id}` })),
        total: 3,
      }),
    },
  };
  const chip = (name: string) => dialog.getByRole('button', { name, exact: true });

  test('others publish with custom tags only', async () => {
    await openForm(options);
    expect(dialog.getByRole('group', { name: /^Scene/u }).elements()).toHaveLength(0);
  });

  test.each([
    ['a general admin', aUser({ role: UserKind.GENERAL_ADMIN })],
    ['a super admin', aUser({ role: UserKind.SUPER_ADMIN })],
    ['a special invited user', aUser({ isSpecialInviteUser: true })],
  ])(
    '[VAL-PUB-14][VAL-PUB-15][VAL-PUB-16][VAL-PUB-17][VAL-PUB-18][VAL-PUB-19][VAL-PUB-20][VAL-PUB-21][CONST-09][CONST-10][CONST-11] %s must choose scene, industry, chart type and role, and may choose topics',
    async (_who, viewer) => {
      const { api } = await openForm({ ...options, viewer });
      await fillForm();
      await hand();
      for (const field of ['Scene', 'Industry', 'Chart type', 'Role']) {
        const group = dialog.getByRole('group', { name: new RegExp(`^${field}`, 'u') });
        await expect.element(group).toHaveAttribute('aria-invalid', 'true');
      }
      const topics = dialog.getByRole('group', { name: /^Related topic/u });
      await expect.element(topics).not.toHaveAttribute('aria-invalid');
      for (const name of [
        'Meeting',
        'Study',
        'Designer',
        'Teacher',
        'Topic 1',
        'Topic 2',
        'Software',
        'Timeline',
      ])
        await userEvent.click(chip(name));
      for (const third of ['Travel', 'Student', 'Topic 3']) await expect.element(chip(third)).toBeDisabled();
      await hand();
      await expect
        .poll(() => api.callsOf('publishFile').at(0)?.form?.getAll('tag_ids[]'))
        .toEqual(['901', '101', '102', '301', '401', '201', '202']);
      expect(api.callsOf('publishFile').at(0)?.form?.getAll('special_ids[]')).toEqual(['1', '2']);
    },
  );
});
