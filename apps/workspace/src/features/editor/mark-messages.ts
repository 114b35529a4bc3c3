import { defineMessage, defineMessages } from 'react-intl';

/** Words for the checkboxes and priorities of topics. */
export const markMessages = {
  ...defineMessages({
    marks: {
      id: 'mark.marks',
      defaultMessage: 'Checkbox and priority',
      description: 'Button and panel: what is to be done with topics, and how urgent it is',
    },
    task: {
      id: 'mark.task',
      defaultMessage: 'Checkbox',
      description: 'Row of choices: whether a topic is a task',
    },
    noTask: { id: 'mark.noTask', defaultMessage: 'No checkbox', description: 'Choice: the topic is no task' },
    open: { id: 'mark.open', defaultMessage: 'To do', description: 'Choice, and what is said of a task' },
    done: { id: 'mark.done', defaultMessage: 'Done', description: 'Choice, and what is said of a task' },
    checkTask: {
      id: 'mark.checkTask',
      defaultMessage: 'Add checkbox or check it off',
      description: 'Menu and shortcut: makes tasks of the selected topics; those that are tasks are done',
    },
    removeTask: {
      id: 'mark.removeTask',
      defaultMessage: 'Remove checkbox',
      description: 'Command and shortcut',
    },
    boundary: {
      id: 'mark.boundary',
      defaultMessage: 'Add boundary',
      description:
        'Menu and shortcut: a line around the selected topics of a mind map, which are next to each other',
    },
    summary: {
      id: 'mark.summary',
      defaultMessage: 'Add summary',
      description: 'Menu and shortcut: a topic that sums up the selected ones, beside a bracket',
    },
    priority: {
      id: 'mark.priority',
      defaultMessage: 'Priority',
      description: 'Row of choices: how urgent a topic is',
    },
    noPriority: {
      id: 'mark.noPriority',
      defaultMessage: 'No priority',
      description: 'Choice, command and shortcut',
    },
  }),
  priorityOf: defineMessage<{ priority: number }>({
    id: 'mark.priorityOf',
    defaultMessage: 'Priority {priority, number}',
    description: 'Choice, command, and what is said of a topic: 1 is the most urgent',
  }),
};
