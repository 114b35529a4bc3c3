import { EarnPoints } from './EarnPoints.tsx';
import { Invitations } from './Invitations.tsx';
import { Points } from './Points.tsx';

/** The section ACTIVITY_CENTER: points, how to earn them, and invitations to one's teams. */
export default function ActivityTab() {
  return (
    <>
      <Points />
      <EarnPoints />
      <Invitations />
    </>
  );
}
