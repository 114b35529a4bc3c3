import { Earnings } from './Earnings.tsx';
import { Membership } from './Membership.tsx';
import { Points } from './Points.tsx';

/** The section WALLET: membership and how to get one, points, and what sold templates brought. */
export function WalletTab() {
  return (
    <>
      <Membership />
      <Points />
      <Earnings />
    </>
  );
}
