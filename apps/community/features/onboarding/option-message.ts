import type { OnboardingOption } from '@boardwalk/domain';
import type { MessageDescriptor } from 'react-intl';
import { channelMessages } from './channel-messages.ts';
import { jobMessages } from './job-messages.ts';
import { useCaseMessages } from './use-case-messages.ts';
import { workSceneMessages } from './work-scene-messages.ts';

const MESSAGES: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  ...jobMessages,
  ...channelMessages,
  ...useCaseMessages,
  ...workSceneMessages,
};

/**
 * The message that words an option of the onboarding.
 *
 * @throws for an option without words, which a test finds first
 */
export function optionMessage({ key }: Pick<OnboardingOption, 'key'>): MessageDescriptor {
  const message = MESSAGES[key];
  if (message === undefined) throw new Error(`There are no words for the option ${key}.`);
  return message;
}
