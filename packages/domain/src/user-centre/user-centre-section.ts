/** Sections of the user centre (spec §2). */
export const UserCentreSection = {
  ACCOUNT: 'ACCOUNT',
  COMMUNITY: 'COMMUNITY',
  WALLET: 'WALLET',
  WORKSPACE: 'WORKSPACE',
  ACTIVITY_CENTER: 'ACTIVITY_CENTER',
  ORDER: 'ORDER',
  DISTRIBUTION: 'DISTRIBUTION',
  KNOWLEDGE_BENEFIT: 'KNOWLEDGE_BENEFIT',
} as const;
export type UserCentreSection = (typeof UserCentreSection)[keyof typeof UserCentreSection];
