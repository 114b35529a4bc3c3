import { defineMessages } from '@boardwalk/app-shell/language';

export const kindMessages = defineMessages({
  illegal: { id: 'kind.illegal', defaultMessage: 'Illegal content', description: 'Reason of a report' },
  political: { id: 'kind.political', defaultMessage: 'Political content', description: 'Reason of a report' },
  porn: { id: 'kind.porn', defaultMessage: 'Pornographic content', description: 'Reason of a report' },
  advertisement: {
    id: 'kind.advertisement',
    defaultMessage: 'Advertising or spam',
    description: 'Reason of a report',
  },
  minor: { id: 'kind.minor', defaultMessage: 'Harmful to minors', description: 'Reason of a report' },
  violent: { id: 'kind.violent', defaultMessage: 'Violent content', description: 'Reason of a report' },
  plagiarism: {
    id: 'kind.plagiarism',
    defaultMessage: 'Copied from somebody else',
    description: 'Reason of a report',
  },
  others: { id: 'kind.others', defaultMessage: 'Something else', description: 'Reason of a report' },
});
