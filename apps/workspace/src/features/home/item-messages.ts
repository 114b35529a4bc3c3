import { defineMessage } from 'react-intl';

type What = { count: number; name: string };

/** Words of what can be done with folders and boards together. */
export const messages = {
  moved: defineMessage<What & { place: string }>({
    id: 'items.moved',
    defaultMessage: '{count, plural, =1 {“{name}” is in {place} now} other {# items are in {place} now}}',
    description: 'Toast: folders and boards were moved to a project or folder',
  }),
  trashed: defineMessage<What>({
    id: 'items.trashed',
    defaultMessage:
      '{count, plural, =1 {“{name}” is deleted, its boards are in the trash} other {# items are deleted, their boards are in the trash}}',
    description: 'Toast: folders were deleted, perhaps together with boards',
  }),
  moveTitle: defineMessage<What>({
    id: 'items.moveTitle',
    defaultMessage: '{count, plural, =1 {Move “{name}”} other {Move # items}}',
    description: 'Title of the dialog that asks for a place for folders and boards',
  }),
};
