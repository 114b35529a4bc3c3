import { defineMessages } from '#shared/language/define-messages.ts';

export const copyMessages = defineMessages({
  title: { id: 'copy.title', defaultMessage: 'Copied', description: 'Title of the copy-success dialog' },
  text: {
    id: 'copy.text',
    defaultMessage: '“{name}” was copied to your personal documents.',
    description: 'Text of the copy-success dialog',
  },
  explore: {
    id: 'copy.explore',
    defaultMessage: 'Continue exploring',
    description: 'Button: close the dialog and stay',
  },
  product: {
    id: 'copy.product',
    defaultMessage: 'Back to the product',
    description: 'Link to the workspace',
  },
  open: { id: 'copy.open', defaultMessage: 'Open file', description: 'Link: open the copy in the editor' },
  close: { id: 'copy.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
  memberTitle: {
    id: 'copy.memberTitle',
    defaultMessage: 'Free for members',
    description: 'Title: the template needs a membership',
  },
  memberText: {
    id: 'copy.memberText',
    defaultMessage:
      'Members use “{name}” and every other member template for free. Become a member to copy it.',
    description: 'Why the template cannot be copied: it needs a membership',
  },
  buyTitle: {
    id: 'copy.buyTitle',
    defaultMessage: 'Buy this template',
    description: 'Title: the template must be paid first',
  },
  buyText: {
    id: 'copy.buyText',
    defaultMessage: '“{name}” costs {price}. Pay once, then copy it as often as you like.',
    description: 'Why the template cannot be copied: it must be paid first',
  },
  notNow: { id: 'copy.notNow', defaultMessage: 'Not now', description: 'Button: close the dialog' },
  goUpgrade: {
    id: 'copy.goUpgrade',
    defaultMessage: 'See membership',
    description: 'Link to the membership, opens a new tab',
  },
  goBuy: {
    id: 'copy.goBuy',
    defaultMessage: 'Go to payment',
    description: 'Link to the page that sells the template, opens a new tab',
  },
});
