'use client';

import { useRender } from '@base-ui/react/use-render';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Card.module.css';

export interface CardProps extends useRender.ComponentProps<'div'> {
  /** `outlined` (default) stands on the page; `sunken` holds something secondary; `selected` is the chosen one of several. */
  variant?: 'outlined' | 'sunken' | 'selected';
}

/**
 * A frame around what belongs together: `CardMedia`, `CardBody` with a `CardTitle`, `CardActions`. Another element is
 * given as `render`, such as `<Card render={<article />}>` or `<li />`. A card never stands in a card.
 */
export function Card({ variant = 'outlined', render, className, ref, ...rest }: CardProps) {
  return useRender({
    defaultTagName: 'div',
    render,
    ref,
    state: { variant },
    props: { ...rest, className: classNames(styles.root, className) },
  });
}

export interface CardTitleProps extends useRender.ComponentProps<'h3'> {
  /** The link that the whole card is, such as `<a href="/file" />` or a router's. Buttons of the card stay apart. */
  link?: ReactElement;
}

/** The name of a card. A heading of level 3; another level is given as `render`: `<CardTitle render={<h2 />}>`. */
export function CardTitle({ link, render, className, children, ref, ...rest }: CardTitleProps) {
  return useRender({
    defaultTagName: 'h3',
    render,
    ref,
    props: {
      ...rest,
      className: classNames(styles.title, className),
      children: link === undefined ? children : <CardLink link={link}>{children}</CardLink>,
    },
  });
}

function CardLink({ link, children }: { link: ReactElement; children: ReactNode }) {
  return useRender({ render: link, props: { className: classNames(styles.link), children } });
}

function usePart(className: string | undefined, props: useRender.ComponentProps<'div'>) {
  const { render, ref, ...rest } = props;
  return useRender({
    defaultTagName: 'div',
    render,
    ref,
    props: { ...rest, className: classNames(className, props.className) },
  });
}

export type CardPartProps = useRender.ComponentProps<'div'>;

/** A picture or a board from edge to edge. */
export function CardMedia(props: CardPartProps) {
  return usePart(styles.media, props);
}

/** The words of a card. */
export function CardBody(props: CardPartProps) {
  return usePart(styles.body, props);
}

/** Buttons at the foot of a card, above the link that the card may be. */
export function CardActions(props: CardPartProps) {
  return usePart(styles.actions, props);
}
