import type { ApiClient, User } from '@boardwalk/api-client';
import { createContext, useContext } from 'react';

/** What the sections of the account centre share. */
export interface Centre {
  readonly client: ApiClient;
  readonly user: User;
  /** Shows a person that changed, and notifies the page around the frame. */
  readonly setUser: (user: User) => void;
  /** Counts payments: what was loaded before one may be different now. */
  readonly payments: number;
  /** Opens the checkout of something that is sold. */
  readonly buy: (goodsId: string) => void;
  /** Shows that the account is gone, in place of it. */
  readonly leave: () => void;
  /** Opens the checkout of an order that was placed. */
  readonly pay: (orderId: string) => void;
}

export const CentreContext = createContext<Centre | null>(null);

/** The account centre around a component. */
export function useCentre(): Centre {
  const centre = useContext(CentreContext);
  if (centre === null) throw new Error('This component belongs into the account centre.');
  return centre;
}
