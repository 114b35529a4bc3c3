import { defineMessages } from '../language/define-messages.ts';

export const metaMessages = defineMessages({
  homeTitle: {
    id: 'meta.homeTitle',
    defaultMessage: '{product} · Whiteboard and mind map templates',
    description: 'Browser title of the home page; product is what the site is called',
  },
  title: {
    id: 'meta.title',
    defaultMessage: '{title} · {product}',
    description: 'Browser title of every page but the home',
  },
});
