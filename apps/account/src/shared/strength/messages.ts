import { defineMessages } from 'react-intl';

/** How hard a password is to guess. */
export const strengthMessages = defineMessages({
  guessed: {
    id: 'strength.guessed',
    defaultMessage: 'Very easy to guess. Add a few more words.',
    description: 'Strength of a password, the least of five',
  },
  weak: {
    id: 'strength.weak',
    defaultMessage: 'Easy to guess. Add a word or two.',
    description: 'Strength of a password, second of five',
  },
  fair: {
    id: 'strength.fair',
    defaultMessage: 'Could be stronger. Longer is better.',
    description: 'Strength of a password, third of five',
  },
  good: { id: 'strength.good', defaultMessage: 'A good password.', description: 'Strength, fourth of five' },
  strong: { id: 'strength.strong', defaultMessage: 'A strong password.', description: 'Strength, the best' },
});
