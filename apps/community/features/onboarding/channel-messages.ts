import { defineMessages } from '#shared/language/define-messages.ts';

/** Where one heard of the product: options of both deployments, by the key that the domain gives them. */
export const channelMessages = defineMessages({
  'onboarding.channel.wechat': {
    id: 'onboarding.channel.wechat',
    defaultMessage: 'WeChat',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.xiaohongshu': {
    id: 'onboarding.channel.xiaohongshu',
    defaultMessage: 'Xiaohongshu',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.zhihu': {
    id: 'onboarding.channel.zhihu',
    defaultMessage: 'Zhihu',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.bilibili': {
    id: 'onboarding.channel.bilibili',
    defaultMessage: 'Bilibili',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.douyin': {
    id: 'onboarding.channel.douyin',
    defaultMessage: 'Douyin',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.search_engine': {
    id: 'onboarding.channel.search_engine',
    defaultMessage: 'Search engine',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.app_store': {
    id: 'onboarding.channel.app_store',
    defaultMessage: 'App store',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.friend_or_colleague': {
    id: 'onboarding.channel.friend_or_colleague',
    defaultMessage: 'Friend or colleague',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.article': {
    id: 'onboarding.channel.article',
    defaultMessage: 'Article',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.offline_event': {
    id: 'onboarding.channel.offline_event',
    defaultMessage: 'Event',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.web_search': {
    id: 'onboarding.channel.web_search',
    defaultMessage: 'Web search',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.youtube': {
    id: 'onboarding.channel.youtube',
    defaultMessage: 'YouTube',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.x': {
    id: 'onboarding.channel.x',
    defaultMessage: 'X',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.linkedin': {
    id: 'onboarding.channel.linkedin',
    defaultMessage: 'LinkedIn',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.reddit': {
    id: 'onboarding.channel.reddit',
    defaultMessage: 'Reddit',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.product_hunt': {
    id: 'onboarding.channel.product_hunt',
    defaultMessage: 'Product Hunt',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.blog_or_newsletter': {
    id: 'onboarding.channel.blog_or_newsletter',
    defaultMessage: 'Blog or newsletter',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.school': {
    id: 'onboarding.channel.school',
    defaultMessage: 'School or university',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.event': {
    id: 'onboarding.channel.event',
    defaultMessage: 'Event',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.nothing_yet': {
    id: 'onboarding.channel.nothing_yet',
    defaultMessage: 'I don’t remember',
    description: 'Where one heard of the product, an option of the onboarding',
  },
  'onboarding.channel.other': {
    id: 'onboarding.channel.other',
    defaultMessage: 'Somewhere else',
    description: 'Where one heard of the product, an option of the onboarding',
  },
});
