import { defineMessages } from '@boardwalk/app-shell/language';

/** Fields that entries of the log name. */
export const fieldMessages = defineMessages({
  titles: { id: 'logField.titles', defaultMessage: 'Title', description: 'What was changed' },
  descriptions: {
    id: 'logField.descriptions',
    defaultMessage: 'Description',
    description: 'What was changed',
  },
  subtitles: { id: 'logField.subtitles', defaultMessage: 'Subtitle', description: 'What was changed' },
  names: { id: 'logField.names', defaultMessage: 'Name', description: 'What was changed' },
  use: { id: 'logField.use', defaultMessage: 'Shown', description: 'What was changed' },
  starts_at: { id: 'logField.startsAt', defaultMessage: 'Shown from', description: 'What was changed' },
  ends_at: { id: 'logField.endsAt', defaultMessage: 'Shown until', description: 'What was changed' },
  cover: { id: 'logField.cover', defaultMessage: 'Cover', description: 'What was changed' },
  image: { id: 'logField.image', defaultMessage: 'Picture', description: 'What was changed' },
  image_alts: {
    id: 'logField.imageAlts',
    defaultMessage: 'Description of the picture',
    description: 'What was changed',
  },
  theme: { id: 'logField.theme', defaultMessage: 'Colours', description: 'What was changed' },
  link: { id: 'logField.link', defaultMessage: 'Link', description: 'What was changed' },
  links: { id: 'logField.links', defaultMessage: 'Link', description: 'What was changed' },
  effect: { id: 'logField.effect', defaultMessage: 'Effect', description: 'What was changed' },
  tags: { id: 'logField.tags', defaultMessage: 'Tags', description: 'What was changed' },
  topics: { id: 'logField.topics', defaultMessage: 'Topics', description: 'What was changed' },
  order: { id: 'logField.order', defaultMessage: 'Order', description: 'What was changed' },
  ttype: { id: 'logField.ttype', defaultMessage: 'Kind of tag', description: 'What was changed' },
  parent_id: { id: 'logField.parentId', defaultMessage: 'Below', description: 'What was changed' },
  is_open: { id: 'logField.isOpen', defaultMessage: 'Offered', description: 'What was changed' },
  role: { id: 'logField.role', defaultMessage: 'Role', description: 'What was changed' },
  special_invite: {
    id: 'logField.specialInvite',
    defaultMessage: 'Special invitation',
    description: 'What was changed',
  },
  influencer: { id: 'logField.influencer', defaultMessage: 'Influencer', description: 'What was changed' },
  expert: { id: 'logField.expert', defaultMessage: 'Expert', description: 'What was changed' },
  is_active: { id: 'logField.isActive', defaultMessage: 'Account open', description: 'What was changed' },
  name: { id: 'logField.name', defaultMessage: 'Name', description: 'What was changed' },
  logo: { id: 'logField.logo', defaultMessage: 'Logo', description: 'What was changed' },
  policy: { id: 'logField.policy', defaultMessage: 'Sign-up', description: 'What was changed' },
  admin_second_step: {
    id: 'logField.adminSecondStep',
    defaultMessage: 'Second step required of admins',
    description: 'What was changed',
  },
  watched_words: {
    id: 'logField.watchedWords',
    defaultMessage: 'Watched words',
    description: 'What was changed',
  },
  host: { id: 'logField.host', defaultMessage: 'Mail server', description: 'What was changed' },
  port: { id: 'logField.port', defaultMessage: 'Port', description: 'What was changed' },
  secure: { id: 'logField.secure', defaultMessage: 'TLS from the start', description: 'What was changed' },
  user: { id: 'logField.user', defaultMessage: 'User name', description: 'What was changed' },
  from: { id: 'logField.from', defaultMessage: 'Sender', description: 'What was changed' },
  provider: { id: 'logField.provider', defaultMessage: 'Payment provider', description: 'What was changed' },
  fee_percent: {
    id: 'logField.feePercent',
    defaultMessage: 'Share of the platform',
    description: 'What was changed',
  },
  secret: { id: 'logField.secret', defaultMessage: 'Secret', description: 'What was changed' },
});

export const valueMessages = defineMessages({
  yes: { id: 'logValue.yes', defaultMessage: 'Yes', description: 'Value of a field that was changed' },
  no: { id: 'logValue.no', defaultMessage: 'No', description: 'Value of a field that was changed' },
  inLanguage: {
    id: 'logValue.inLanguage',
    defaultMessage: '{field} ({language})',
    description: 'A field that has a text in each language',
  },
});
