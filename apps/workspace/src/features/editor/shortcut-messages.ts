import { defineMessages } from 'react-intl';

/** Words of the list of keys that no command has. */
export const shortcutMessages = defineMessages({
  walkTopics: { id: 'editor.walkTopics', defaultMessage: 'Go from topic to topic', description: 'Shortcut' },
  leaveText: { id: 'editor.leaveText', defaultMessage: 'Finish editing text', description: 'Shortcut' },
  nudge: { id: 'editor.nudge', defaultMessage: 'Move the selection', description: 'Shortcut' },
  pan: { id: 'editor.pan', defaultMessage: 'Pan while dragging', description: 'Shortcut: hold and drag' },
});
