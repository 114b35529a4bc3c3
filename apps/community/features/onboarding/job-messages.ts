import { defineMessages } from '#shared/language/define-messages.ts';

/** Job: options of both deployments, by the key that the domain gives them. */
export const jobMessages = defineMessages({
  'onboarding.job.product_manager': {
    id: 'onboarding.job.product_manager',
    defaultMessage: 'Product manager',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.project_manager': {
    id: 'onboarding.job.project_manager',
    defaultMessage: 'Project manager',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.developer': {
    id: 'onboarding.job.developer',
    defaultMessage: 'Developer',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.designer': {
    id: 'onboarding.job.designer',
    defaultMessage: 'Designer',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.operations': {
    id: 'onboarding.job.operations',
    defaultMessage: 'Operations',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.marketing': {
    id: 'onboarding.job.marketing',
    defaultMessage: 'Marketing',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.sales': {
    id: 'onboarding.job.sales',
    defaultMessage: 'Sales',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.human_resources': {
    id: 'onboarding.job.human_resources',
    defaultMessage: 'Human resources',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.finance': {
    id: 'onboarding.job.finance',
    defaultMessage: 'Finance',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.management': {
    id: 'onboarding.job.management',
    defaultMessage: 'Management',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.teacher': {
    id: 'onboarding.job.teacher',
    defaultMessage: 'Teacher',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.student': {
    id: 'onboarding.job.student',
    defaultMessage: 'Student',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.freelancer': {
    id: 'onboarding.job.freelancer',
    defaultMessage: 'Freelancer',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.product_management': {
    id: 'onboarding.job.product_management',
    defaultMessage: 'Product management',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.engineering': {
    id: 'onboarding.job.engineering',
    defaultMessage: 'Engineering',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.user_experience': {
    id: 'onboarding.job.user_experience',
    defaultMessage: 'UX and design',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.consulting': {
    id: 'onboarding.job.consulting',
    defaultMessage: 'Consulting',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.agile_coaching': {
    id: 'onboarding.job.agile_coaching',
    defaultMessage: 'Agile coaching',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.project_management': {
    id: 'onboarding.job.project_management',
    defaultMessage: 'Project management',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.leadership': {
    id: 'onboarding.job.leadership',
    defaultMessage: 'Leadership',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.sales_and_success': {
    id: 'onboarding.job.sales_and_success',
    defaultMessage: 'Sales and customer success',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.education': {
    id: 'onboarding.job.education',
    defaultMessage: 'Teaching',
    description: 'Job, an option of the onboarding',
  },
  'onboarding.job.other': {
    id: 'onboarding.job.other',
    defaultMessage: 'Something else',
    description: 'Job, an option of the onboarding',
  },
});
