import type { ReactElement, Ref } from 'react';

/** Props every component takes, whatever its own are. */
export interface SharedProps {
  ref?: Ref<never>;
  className?: string;
}

/** How a component carries what it is given. */
export interface ComponentCase {
  name: string;
  /** The smallest sensible use. */
  render: (shared: SharedProps) => ReactElement;
  /** Attributes the element with the class name must have. */
  data?: Record<string, string>;
  /** Where the ref goes, when it is not the element with the class name. */
  refTag?: string;
}
