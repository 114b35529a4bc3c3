import { defineMessages } from '#shared/language/define-messages.ts';

/** The questions and the buttons beside them. */
export const onboardingMessages = defineMessages({
  title: {
    id: 'onboarding.title',
    defaultMessage: 'Tell us a little about yourself',
    description: 'Title of the onboarding dialog',
  },
  lead: {
    id: 'onboarding.lead',
    defaultMessage:
      'A few short questions. Answer them all and get {points, plural, one {# point} other {# points}}.',
    description: 'Sentence below the title',
  },
  later: {
    id: 'onboarding.later',
    defaultMessage: 'Answer later',
    description: 'Button ×: close the dialog without answering; it asks again another time',
  },
  steps: {
    id: 'onboarding.steps',
    defaultMessage: 'Questions',
    description: 'Name of the list of steps, spoken',
  },
  position: {
    id: 'onboarding.position',
    defaultMessage: 'Step {one} of {all}',
    description: 'Where one stands in the questions',
  },
  stepDone: {
    id: 'onboarding.stepDone',
    defaultMessage: 'done',
    description: 'Spoken after the name of a step that was answered',
  },
  stepWrong: {
    id: 'onboarding.stepWrong',
    defaultMessage: 'needs changes',
    description: 'Spoken after the name of a step with a mistake',
  },
  earns: {
    id: 'onboarding.earns',
    defaultMessage: '{points, plural, one {+# point} other {+# points}}',
    description: 'What answering a step earns',
  },
  optional: {
    id: 'onboarding.optional',
    defaultMessage: 'Optional',
    description: 'Beside a step or a question that need not be answered',
  },
  stepBeforeStart: {
    id: 'onboarding.step.beforeStart',
    defaultMessage: 'About you',
    description: 'Name of the first step: name and job',
  },
  stepChannel: {
    id: 'onboarding.step.channel',
    defaultMessage: 'How you found us',
    description: 'Name of the step about where one heard of the product',
  },
  stepUseCase: {
    id: 'onboarding.step.useCase',
    defaultMessage: 'Your plans',
    description: 'Name of the step about what one wants to do',
  },
  stepSpaceType: {
    id: 'onboarding.step.spaceType',
    defaultMessage: 'Your space',
    description: 'Name of the step about personal, team, work or education',
  },
  stepWorkInfo: {
    id: 'onboarding.step.workInfo',
    defaultMessage: 'Your work',
    description: 'Name of the extra step about company and field',
  },
  name: {
    id: 'onboarding.name',
    defaultMessage: 'Your name',
    description: 'Label of the name that others see',
  },
  nameHint: {
    id: 'onboarding.nameHint',
    defaultMessage: 'Others see it beside your work.',
    description: 'Help of the name',
  },
  counter: {
    id: 'onboarding.counter',
    defaultMessage: '{count}/{max}',
    description: 'Characters so far and allowed',
  },
  job: { id: 'onboarding.job', defaultMessage: 'What do you do?', description: 'Question' },
  channel: {
    id: 'onboarding.channel',
    defaultMessage: 'How did you hear about us?',
    description: 'Question',
  },
  purpose: {
    id: 'onboarding.useCase',
    defaultMessage: 'What would you like to do here?',
    description: 'Question',
  },
  spaceType: {
    id: 'onboarding.spaceType',
    defaultMessage: 'What is your space for?',
    description: 'Question: personal, team, work or education',
  },
  workScene: {
    id: 'onboarding.workScene',
    defaultMessage: 'Which fields do you work in?',
    description: 'Question',
  },
  companySize: {
    id: 'onboarding.companySize',
    defaultMessage: 'How many people work at your company?',
    description: 'Question',
  },
  chooseOne: {
    id: 'onboarding.chooseOne',
    defaultMessage: 'Choose one.',
    description: 'Help of a question with one answer',
  },
  chooseUpTo: {
    id: 'onboarding.chooseUpTo',
    defaultMessage: 'Choose up to {max}.',
    description: 'Help of a question with several answers',
  },
  optionalUpTo: {
    id: 'onboarding.optionalUpTo',
    defaultMessage: 'Optional. Choose up to {max}.',
    description: 'Help of a question that need not be answered',
  },
  otherJob: {
    id: 'onboarding.otherJob',
    defaultMessage: 'Your job, in your own words',
    description: 'Label of the text for Other among the jobs',
  },
  otherChannel: {
    id: 'onboarding.otherChannel',
    defaultMessage: 'Where was it?',
    description: 'Label of the text for Other among the channels',
  },
  otherUseCase: {
    id: 'onboarding.otherUseCase',
    defaultMessage: 'What do you have in mind?',
    description: 'Label of the text for Other among the use cases',
  },
  otherWorkScene: {
    id: 'onboarding.otherWorkScene',
    defaultMessage: 'Which field is it?',
    description: 'Label of the text for Other among the fields of work',
  },
  spacePersonal: {
    id: 'onboarding.space.personal',
    defaultMessage: 'Personal',
    description: 'Kind of space',
  },
  spacePersonalHint: {
    id: 'onboarding.space.personalHint',
    defaultMessage: 'For my own ideas and plans',
    description: 'What a personal space is for',
  },
  spaceTeam: { id: 'onboarding.space.team', defaultMessage: 'Team', description: 'Kind of space' },
  spaceTeamHint: {
    id: 'onboarding.space.teamHint',
    defaultMessage: 'To draw and plan with others',
    description: 'What a team space is for',
  },
  spaceWork: { id: 'onboarding.space.work', defaultMessage: 'Work', description: 'Kind of space' },
  spaceWorkHint: {
    id: 'onboarding.space.workHint',
    defaultMessage: 'For my job, in a company of any size',
    description: 'What a space for work is for',
  },
  spaceEducation: {
    id: 'onboarding.space.education',
    defaultMessage: 'Education',
    description: 'Kind of space',
  },
  spaceEducationHint: {
    id: 'onboarding.space.educationHint',
    defaultMessage: 'To teach or to study',
    description: 'What a space for education is for',
  },
  teamName: {
    id: 'onboarding.teamName',
    defaultMessage: 'Name of your team',
    description: "Label of the team's name",
  },
  teamNameHint: {
    id: 'onboarding.teamNameHint',
    defaultMessage: 'Optional. You can change it later.',
    description: "Help of the team's name",
  },
  defaultTeamName: {
    id: 'onboarding.defaultTeamName',
    defaultMessage: 'My first team',
    description: 'Name that a new team has at first',
  },
  sizeOnlyMe: { id: 'onboarding.size.onlyMe', defaultMessage: 'Only me', description: 'Size of a company' },
  sizeRange: {
    id: 'onboarding.size.range',
    defaultMessage: '{from, number}–{to, number} people',
    description: 'Size of a company',
  },
  skip: {
    id: 'onboarding.skip',
    defaultMessage: 'Skip the questions',
    description: 'Button: never answer; earns nothing',
  },
  back: { id: 'onboarding.back', defaultMessage: 'Back', description: 'Button: to the question before' },
  continue: {
    id: 'onboarding.continue',
    defaultMessage: 'Continue',
    description: 'Button: to the next question',
  },
  finish: { id: 'onboarding.finish', defaultMessage: 'Finish', description: 'Button: send the answers' },
});
