import { Deployment } from '../language/deployment.ts';

/**
 * One option of an onboarding question. Ids are kept with the answers of users and never change or move to another meaning. The
 * key names the message that words the option; words are the app's.
 */
export interface OnboardingOption {
  readonly id: number;
  readonly key: string;
  /** Choosing it asks for a text of one's own. */
  readonly isOther?: true;
  /** It stands for no choice at all and clears the others. */
  readonly isNothing?: true;
}

/** Option lists of the onboarding questions of one deployment. */
export interface OnboardingOptions {
  readonly jobs: readonly OnboardingOption[];
  readonly channels: readonly OnboardingOption[];
  readonly useCases: readonly OnboardingOption[];
  /** Fields of work, asked in the extra step for work. */
  readonly workScenes: readonly OnboardingOption[];
}

/** Last two digits of the ids of the options that mean something to the form. */
const OTHER = 99;
const NOTHING = 98;

function list(
  base: number,
  question: string,
  keys: readonly string[],
  { withNothing = false }: { readonly withNothing?: boolean } = {},
): OnboardingOption[] {
  const key = (name: string) => `onboarding.${question}.${name}`;
  return [
    // Append only: an id is the base plus the place in the list.
    ...keys.map((name, index) => ({ id: base + index + 1, key: key(name) })),
    ...(withNothing ? [{ id: base + NOTHING, key: key('nothing_yet'), isNothing: true as const }] : []),
    { id: base + OTHER, key: key('other'), isOther: true as const },
  ];
}

const MAINLAND: OnboardingOptions = {
  jobs: list(1100, 'job', [
    'product_manager',
    'project_manager',
    'developer',
    'designer',
    'operations',
    'marketing',
    'sales',
    'human_resources',
    'finance',
    'management',
    'teacher',
    'student',
    'freelancer',
  ]),
  channels: list(2100, 'channel', [
    'wechat',
    'xiaohongshu',
    'zhihu',
    'bilibili',
    'douyin',
    'search_engine',
    'app_store',
    'friend_or_colleague',
    'article',
    'offline_event',
  ]),
  useCases: list(3100, 'use_case', [
    'mind_map',
    'brainstorming',
    'flowchart',
    'project_planning',
    'meeting_notes',
    'study_notes',
    'knowledge_base',
    'lesson_preparation',
    'product_design',
    'weekly_report',
  ]),
  workScenes: list(4100, 'work_scene', [
    'product_and_design',
    'research_and_development',
    'marketing_and_operations',
    'sales',
    'human_resources',
    'project_delivery',
    'administration',
  ]),
};

const OVERSEAS: OnboardingOptions = {
  jobs: list(1200, 'job', [
    'product_management',
    'engineering',
    'user_experience',
    'marketing',
    'consulting',
    'agile_coaching',
    'project_management',
    'leadership',
    'sales_and_success',
    'education',
    'student',
    'freelancer',
  ]),
  channels: list(
    2200,
    'channel',
    [
      'web_search',
      'youtube',
      'x',
      'linkedin',
      'reddit',
      'product_hunt',
      'blog_or_newsletter',
      'friend_or_colleague',
      'school',
      'event',
    ],
    { withNothing: true },
  ),
  useCases: list(
    3200,
    'use_case',
    [
      'brainstorming',
      'mind_mapping',
      'workshops',
      'agile_rituals',
      'user_journeys',
      'diagrams',
      'strategy_planning',
      'research',
      'teaching',
      'studying',
    ],
    { withNothing: true },
  ),
  workScenes: list(4200, 'work_scene', [
    'product_and_design',
    'engineering',
    'marketing',
    'sales_and_success',
    'people',
    'consulting_and_delivery',
    'leadership',
  ]),
};

/**
 * The option lists of a deployment. Spec §1, OPEN-01.
 *
 * @param deployment where the product runs
 */
export function onboardingOptions(deployment: Deployment): OnboardingOptions {
  return deployment === Deployment.MAINLAND ? MAINLAND : OVERSEAS;
}
