'use client';

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { lazyModule } from '../../internal/lazyModule.ts';
import { LazyPopup } from '../../internal/LazyPopup.tsx';

/** Other attributes go to the list. */
export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it, such as `<Button>` or `<IconButton>`. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuLink`, `MenuSeparator`, `MenuGroup`, `MenuRadioGroup`. */
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Default `bottom`. */
  placement?: 'top' | 'right' | 'bottom' | 'left';
  /** Default `end`: menus mostly hang at the right end of a bar. */
  align?: 'start' | 'center' | 'end';
  /**
   * Fetches code that the children need, together with the menu's own: it is there before they are drawn. Keep it outside of
   * components.
   */
  load?: () => Promise<unknown>;
}

/** The popup and its parts. What stands inside a menu is only ever drawn when they are there. */
export const menuParts = lazyModule(() => import('./MenuParts.tsx'));

const withMore = new WeakMap<() => Promise<unknown>, typeof menuParts>();

/** The parts of a menu once there is also what its children need. */
function partsWith(load: () => Promise<unknown>) {
  let parts = withMore.get(load);
  if (parts === undefined) {
    parts = lazyModule(async () => {
      const [module] = await Promise.all([import('./MenuParts.tsx'), menuParts.load(), load()]);
      return module;
    });
    withMore.set(load, parts);
  }
  return parts;
}

/** Actions and links behind a button: arrow keys, Home, End, first letters, Esc. */
export function Menu({ load, ...own }: MenuProps) {
  return <LazyPopup lazy={load ? partsWith(load) : menuParts} haspopup="menu" own={own} />;
}

export interface MenuItemContent {
  icon?: ReactNode;
  /** Small text at the end, such as a shortcut or a count. */
  hint?: ReactNode;
  children: ReactNode;
}

export interface MenuItemProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'>, MenuItemContent {
  onSelect?: () => void;
  /** `critical` for what cannot be undone. */
  tone?: 'neutral' | 'critical';
  disabled?: boolean;
}

/** One action of a menu. */
export function MenuItem(props: MenuItemProps) {
  const module = menuParts.current();
  return module ? <module.MenuItemPart {...props} /> : null;
}

export interface MenuLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'style'>, MenuItemContent {
  /** A router's link, when it is not a plain `<a>`. */
  render?: ReactElement;
}

/** One link of a menu: a real `href`, so it also opens in a new tab. */
export function MenuLink(props: MenuLinkProps) {
  const module = menuParts.current();
  return module ? <module.MenuLinkPart {...props} /> : null;
}

/** A line between two groups. */
export function MenuSeparator() {
  const module = menuParts.current();
  return module ? <module.MenuSeparatorPart /> : null;
}

export interface MenuGroupProps {
  label: ReactNode;
  children: ReactNode;
}

/** Items under a label. */
export function MenuGroup(props: MenuGroupProps) {
  const module = menuParts.current();
  return module ? <module.MenuGroupPart {...props} /> : null;
}

export interface MenuRadioGroupProps<Value extends string> {
  label: ReactNode;
  value: Value;
  onValueChange: (value: Value) => void;
  /** `hint` stands at the end of an option, such as a number. */
  options: ReadonlyArray<{ value: Value; label: ReactNode; lang?: string; hint?: ReactNode }>;
}

/** One of several, such as the language or the theme; the chosen one has a check mark. */
export function MenuRadioGroup<Value extends string>(props: MenuRadioGroupProps<Value>) {
  const module = menuParts.current();
  return module ? <module.MenuRadioGroupPart {...props} /> : null;
}
