import { Earnings } from './Earnings.tsx';
import { Membership } from './Membership.tsx';

/** The section WALLET: membership and how to get one, and what sold templates brought. */
export default function WalletTab() {
  return (
    <>
      <Membership />
      <Earnings />
    </>
  );
}
