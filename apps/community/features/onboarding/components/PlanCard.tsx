import { PERSONAL_PLAN_CARD, POINTS } from '@boardwalk/domain';
import { Badge, Card, CardActions, CardBody, CardTitle, Progress, Skeleton } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { outsidePaths } from '#shared/paths.ts';
import { useGetPointsQuery } from '../api.ts';
import { finishMessages } from '../finish-messages.ts';
import styles from './Finish.module.css';

/** The offer of the personal plan for points: its price, how far the viewer's points go, and the way to the wallet. */
export function PlanCard() {
  const intl = useIntl();
  const { data, isLoading } = useGetPointsQuery();
  const points = data?.card_points ?? PERSONAL_PLAN_CARD.points;
  const days = data?.card_days ?? PERSONAL_PLAN_CARD.days;
  return (
    <Card className={styles.plan ?? ''}>
      <CardBody>
        <div className={styles.planHead}>
          <CardTitle>{intl.formatMessage(finishMessages.plan, { days })}</CardTitle>
          <Badge tone="paper">{intl.formatMessage(finishMessages.planPrice, { points })}</Badge>
        </div>
        {isLoading && <Skeleton />}
        {data && (
          <Progress
            value={Math.min(1, data.balance / points)}
            label={
              data.shortfall > 0
                ? intl.formatMessage(finishMessages.planMissing, {
                    balance: data.balance,
                    missing: data.shortfall,
                    template: POINTS.firstApprovedTemplate,
                    visit: POINTS.dailyVisit,
                  })
                : intl.formatMessage(finishMessages.planEnough, { balance: data.balance })
            }
          />
        )}
      </CardBody>
      <CardActions>
        <ButtonLink href={outsidePaths.accountPage('ACTIVITY_CENTER')} newTab>
          {intl.formatMessage(finishMessages.planAction)}
        </ButtonLink>
      </CardActions>
    </Card>
  );
}
