import { defineMessages } from '#shared/language/define-messages.ts';

/** Use of the product: options of both deployments, by the key that the domain gives them. */
export const useCaseMessages = defineMessages({
  'onboarding.use_case.mind_map': {
    id: 'onboarding.use_case.mind_map',
    defaultMessage: 'Mind maps',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.brainstorming': {
    id: 'onboarding.use_case.brainstorming',
    defaultMessage: 'Brainstorming',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.flowchart': {
    id: 'onboarding.use_case.flowchart',
    defaultMessage: 'Flowcharts',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.project_planning': {
    id: 'onboarding.use_case.project_planning',
    defaultMessage: 'Project planning',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.meeting_notes': {
    id: 'onboarding.use_case.meeting_notes',
    defaultMessage: 'Meeting notes',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.study_notes': {
    id: 'onboarding.use_case.study_notes',
    defaultMessage: 'Study notes',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.knowledge_base': {
    id: 'onboarding.use_case.knowledge_base',
    defaultMessage: 'Knowledge base',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.lesson_preparation': {
    id: 'onboarding.use_case.lesson_preparation',
    defaultMessage: 'Lesson preparation',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.product_design': {
    id: 'onboarding.use_case.product_design',
    defaultMessage: 'Product design',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.weekly_report': {
    id: 'onboarding.use_case.weekly_report',
    defaultMessage: 'Weekly reports',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.mind_mapping': {
    id: 'onboarding.use_case.mind_mapping',
    defaultMessage: 'Mind mapping',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.workshops': {
    id: 'onboarding.use_case.workshops',
    defaultMessage: 'Workshops',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.agile_rituals': {
    id: 'onboarding.use_case.agile_rituals',
    defaultMessage: 'Agile meetings',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.user_journeys': {
    id: 'onboarding.use_case.user_journeys',
    defaultMessage: 'User journeys',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.diagrams': {
    id: 'onboarding.use_case.diagrams',
    defaultMessage: 'Diagrams',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.strategy_planning': {
    id: 'onboarding.use_case.strategy_planning',
    defaultMessage: 'Strategy and planning',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.research': {
    id: 'onboarding.use_case.research',
    defaultMessage: 'Research',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.teaching': {
    id: 'onboarding.use_case.teaching',
    defaultMessage: 'Teaching',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.studying': {
    id: 'onboarding.use_case.studying',
    defaultMessage: 'Studying',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.nothing_yet': {
    id: 'onboarding.use_case.nothing_yet',
    defaultMessage: 'Nothing in mind yet',
    description: 'Use of the product, an option of the onboarding',
  },
  'onboarding.use_case.other': {
    id: 'onboarding.use_case.other',
    defaultMessage: 'Something else',
    description: 'Use of the product, an option of the onboarding',
  },
});
