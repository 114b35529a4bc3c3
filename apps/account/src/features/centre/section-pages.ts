import { UserCentreSection } from '@boardwalk/domain';
import { lazy, type ComponentType } from 'react';
import type { Section } from './centre-address.ts';

/** What each section shows; loaded when it is turned to. */
export const SECTION_PAGES: Readonly<Record<Section, ComponentType>> = {
  [UserCentreSection.ACCOUNT]: lazy(() => import('./account/AccountTab.tsx')),
  [UserCentreSection.COMMUNITY]: lazy(() => import('./community/CommunityTab.tsx')),
  [UserCentreSection.WALLET]: lazy(() => import('./wallet/WalletTab.tsx')),
  [UserCentreSection.WORKSPACE]: lazy(() => import('./workspace/WorkspaceTab.tsx')),
  [UserCentreSection.ACTIVITY_CENTER]: lazy(() => import('./activity/ActivityTab.tsx')),
  [UserCentreSection.ORDER]: lazy(() => import('./orders/OrdersTab.tsx')),
  [UserCentreSection.DISTRIBUTION]: lazy(() => import('./distribution/DistributionTab.tsx')),
  [UserCentreSection.KNOWLEDGE_BENEFIT]: lazy(() => import('./knowledge/KnowledgeTab.tsx')),
};
