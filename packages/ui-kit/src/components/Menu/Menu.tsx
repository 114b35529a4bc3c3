import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import popup from '../../internal/popup.module.css';

export interface MenuProps {
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
  className?: string;
}

/** Actions and links behind a button: arrow keys, Home, End, first letters, Esc. */
export function Menu({
  trigger,
  children,
  open,
  onOpenChange,
  placement = 'bottom',
  align = 'end',
  className,
}: MenuProps) {
  return (
    <Base.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange: (next: boolean) => onOpenChange(next) } : {})}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={popup.positioner}
          side={placement}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup className={classNames(popup.popup, popup.list, className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface ItemContent {
  icon?: ReactNode;
  /** Small text at the end, such as a shortcut or a count. */
  hint?: ReactNode;
  children: ReactNode;
}

function Content({ icon, hint, children }: ItemContent) {
  return (
    <>
      {icon != null && (
        <span className={popup.icon} aria-hidden>
          {icon}
        </span>
      )}
      <span className={popup.text}>{children}</span>
      {hint != null && <span className={popup.hint}>{hint}</span>}
    </>
  );
}

export interface MenuItemProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'>, ItemContent {
  onSelect?: () => void;
  /** `critical` for what cannot be undone. */
  tone?: 'neutral' | 'critical';
  disabled?: boolean;
}

/** One action of a menu. */
export function MenuItem({
  onSelect,
  tone = 'neutral',
  disabled = false,
  icon,
  hint,
  className,
  children,
  style: _style,
  ...rest
}: MenuItemProps) {
  return (
    <Base.Item
      {...rest}
      disabled={disabled}
      data-tone={tone}
      className={classNames(popup.item, className)}
      onClick={() => onSelect?.()}
    >
      <Content icon={icon} hint={hint}>
        {children}
      </Content>
    </Base.Item>
  );
}

export interface MenuLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'style'>, ItemContent {
  /** A router's link, when it is not a plain `<a>`. */
  render?: ReactElement;
}

/** One link of a menu: a real `href`, so it also opens in a new tab. */
export function MenuLink({ icon, hint, className, children, render, ...rest }: MenuLinkProps) {
  return (
    <Base.LinkItem
      {...rest}
      closeOnClick
      {...(render ? { render } : {})}
      className={classNames(popup.item, className)}
    >
      <Content icon={icon} hint={hint}>
        {children}
      </Content>
    </Base.LinkItem>
  );
}

/** A line between two groups. */
export function MenuSeparator() {
  return <Base.Separator className={popup.separator} />;
}

/** Items under a label. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={popup.groupLabel}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export interface MenuRadioGroupProps<Value extends string> {
  label: ReactNode;
  value: Value;
  onValueChange: (value: Value) => void;
  options: ReadonlyArray<{ value: Value; label: ReactNode; lang?: string }>;
}

/** One of several, such as the language or the theme; the chosen one has a check mark. */
export function MenuRadioGroup<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuRadioGroupProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.GroupLabel className={popup.groupLabel}>{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          lang={option.lang}
          className={popup.item}
        >
          <span className={popup.text}>{option.label}</span>
          <Base.RadioItemIndicator className={popup.check}>
            <Check aria-hidden />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}
