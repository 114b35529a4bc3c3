import { Deployment, onboardingOptions } from '@boardwalk/domain';
import { expect, test } from 'vitest';
import { optionMessage } from './option-message.ts';

test.each(Object.values(Deployment))(
  '[LANG-05][LANG-06][LANG-07][OPEN-02] every option of %s has words',
  (deployment) => {
    for (const option of Object.values(onboardingOptions(deployment)).flat()) {
      expect(optionMessage(option).id).toBe(option.key);
    }
    expect(() => optionMessage({ key: 'onboarding.job.astronaut' })).toThrow('astronaut');
  },
);
