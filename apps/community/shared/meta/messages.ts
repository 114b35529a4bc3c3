import { defineMessages } from '../language/define-messages.ts';

export const metaMessages = defineMessages({
  product: { id: 'meta.product', defaultMessage: 'Boardwalk', description: 'Name of the product' },
  homeTitle: {
    id: 'meta.homeTitle',
    defaultMessage: 'Boardwalk · Whiteboard and mind map templates',
    description: 'Browser title of the home page',
  },
  title: {
    id: 'meta.title',
    defaultMessage: '{title} · {product}',
    description: 'Browser title of every page but the home',
  },
});
