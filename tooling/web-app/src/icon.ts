import { createElement, type ComponentProps, type ReactElement } from 'react';

/** An icon as lucide-react describes it. */
interface IconData {
  name: string;
  size: number;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number | string;
}

/** Attributes that give an icon a meaning of its own; without one it is hidden from assistive technology. */
const MEANINGS = ['aria-label', 'aria-labelledby', 'role'];

/**
 * Makes the component of an icon, in place of lucide-react's own function. What is inside the icon never changes: it is written as
 * it stands, so that neither server nor browser make and compare elements for it. A page has hundreds of icons.
 */
export default function createLucideIcon({
  name,
  size: edge,
  node,
}: IconData): (props: IconProps) => ReactElement {
  const inside = { __html: node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join('') };
  const fixed = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${edge} ${edge}`,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    dangerouslySetInnerHTML: inside,
  } as const;
  const ownClass = `lucide lucide-${name}`;
  return function Icon({ size = 24, className, ...rest }) {
    return createElement('svg', {
      width: size,
      height: size,
      ...fixed,
      'aria-hidden': MEANINGS.some((each) => each in rest) ? undefined : true,
      ...rest,
      className: className === undefined ? ownClass : `${ownClass} ${className}`,
    });
  };
}

function written(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
