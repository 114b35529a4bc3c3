import { defineMessages } from '#shared/language/define-messages.ts';

/** Field of work: options of both deployments, by the key that the domain gives them. */
export const workSceneMessages = defineMessages({
  'onboarding.work_scene.product_and_design': {
    id: 'onboarding.work_scene.product_and_design',
    defaultMessage: 'Product and design',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.research_and_development': {
    id: 'onboarding.work_scene.research_and_development',
    defaultMessage: 'Research and development',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.marketing_and_operations': {
    id: 'onboarding.work_scene.marketing_and_operations',
    defaultMessage: 'Marketing and operations',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.sales': {
    id: 'onboarding.work_scene.sales',
    defaultMessage: 'Sales',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.human_resources': {
    id: 'onboarding.work_scene.human_resources',
    defaultMessage: 'Human resources',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.project_delivery': {
    id: 'onboarding.work_scene.project_delivery',
    defaultMessage: 'Project delivery',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.administration': {
    id: 'onboarding.work_scene.administration',
    defaultMessage: 'Administration',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.engineering': {
    id: 'onboarding.work_scene.engineering',
    defaultMessage: 'Engineering',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.marketing': {
    id: 'onboarding.work_scene.marketing',
    defaultMessage: 'Marketing',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.sales_and_success': {
    id: 'onboarding.work_scene.sales_and_success',
    defaultMessage: 'Sales and customer success',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.people': {
    id: 'onboarding.work_scene.people',
    defaultMessage: 'People and culture',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.consulting_and_delivery': {
    id: 'onboarding.work_scene.consulting_and_delivery',
    defaultMessage: 'Consulting and delivery',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.leadership': {
    id: 'onboarding.work_scene.leadership',
    defaultMessage: 'Leadership',
    description: 'Field of work, an option of the onboarding',
  },
  'onboarding.work_scene.other': {
    id: 'onboarding.work_scene.other',
    defaultMessage: 'Another field',
    description: 'Field of work, an option of the onboarding',
  },
});
