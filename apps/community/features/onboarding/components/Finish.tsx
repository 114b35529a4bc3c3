import {
  isPrivateDeployment,
  onboardingTeamName,
  type FinishPanel,
  type OnboardingState,
} from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { SessionUser } from '#shared/session/session-user.ts';
import { finishMessages } from '../finish-messages.ts';
import styles from './Finish.module.css';
import { InviteMembers } from './InviteMembers.tsx';
import { PlanCard } from './PlanCard.tsx';

export interface FinishProps {
  state: OnboardingState;
  panel: FinishPanel;
  viewer: SessionUser;
  /** Closes the dialog. */
  onStart: () => void;
}

/** What was gained, and what to do with it: the plan's card, or a link for the team. */
export function Finish({ state, panel, viewer, onStart }: FinishProps) {
  const intl = useIntl();
  const { teamId } = state;
  const team = onboardingTeamName(state);
  const heading = useRef<HTMLParagraphElement>(null);
  // The questions are gone, and with them what had the keyboard: what follows is read from its beginning.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <p className={styles.points} aria-hidden>
          +{intl.formatNumber(panel.points)}
        </p>
        <p ref={heading} tabIndex={-1} className={styles.gained}>
          {intl.formatMessage(finishMessages.gained, { points: panel.points })}
        </p>
        <p className={styles.text}>
          {panel.hasInviteButton
            ? intl.formatMessage(finishMessages.teamReady, { team })
            : intl.formatMessage(finishMessages.ready)}
        </p>
        {panel.hasPlanCard && !isPrivateDeployment(viewer.e_id) && <PlanCard />}
        {panel.hasInviteButton && teamId !== null && <InviteMembers teamId={teamId} />}
      </div>
      <Button variant="primary" size="large" className={styles.start} onClick={onStart}>
        {intl.formatMessage(finishMessages.start)}
      </Button>
    </div>
  );
}
