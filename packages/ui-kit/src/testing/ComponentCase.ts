import type { CSSProperties, PointerEventHandler, ReactElement, Ref } from 'react';

/** Props every component takes beside its own. */
export interface SharedProps {
  ref?: Ref<never>;
  className?: string;
  id?: string;
  style?: CSSProperties;
  'data-given'?: string;
  onPointerDown?: PointerEventHandler<never>;
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
  /** The same, disabled, for components that can be. */
  disabled?: () => ReactElement;
  /** Takes no further attributes, with the reason. */
  closed?: string;
}
