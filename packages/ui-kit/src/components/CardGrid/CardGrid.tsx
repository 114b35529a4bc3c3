import { Children, isValidElement, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './CardGrid.module.css';

export type CardGridProps = ComponentPropsWithRef<'ul'>;

/** Cards in as many columns of at least 220 px as fit, two on a phone. Each child becomes an item of a list. */
export function CardGrid({ className, children, ...rest }: CardGridProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role from lists without bullets
    <ul role="list" {...rest} className={classNames(styles.root, className)}>
      {Children.map(children, (child, index) =>
        child == null || child === false ? null : (
          <li key={isValidElement(child) ? child.key : index}>{child}</li>
        ),
      )}
    </ul>
  );
}
