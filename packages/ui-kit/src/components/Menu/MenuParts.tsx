'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, RefObject } from 'react';
import { classNames } from '../../internal/classNames.ts';
import type { TriggerRef } from '../../internal/LazyPopup.tsx';
import popup from '../../internal/popup.module.css';
import type {
  MenuGroupProps,
  MenuItemContent,
  MenuItemProps,
  MenuLinkProps,
  MenuProps,
  MenuRadioGroupProps,
} from './Menu.tsx';

interface PopupAtPointProps extends ComponentPropsWithRef<'div'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: () => Element | { getBoundingClientRect: () => DOMRect } | null;
  returnFocus: RefObject<HTMLElement | null>;
  label: string;
}

export function Popup({
  trigger,
  children,
  open,
  onOpenChange,
  placement = 'bottom',
  align = 'end',
  className,
  style,
  triggerRef,
  ...rest
}: MenuProps & TriggerRef) {
  return (
    <Base.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange: (next: boolean) => onOpenChange(next) } : {})}
    >
      <Base.Trigger ref={triggerRef} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={popup.positioner}
          side={placement}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
            {...rest}
            {...(style ? { style } : {})}
            className={classNames(popup.popup, popup.list, popup.menu, className)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** The popup of `ContextMenu`, which hangs at a point instead of a trigger. */
export function PopupAtPoint({
  open,
  onOpenChange,
  anchor,
  returnFocus,
  label,
  className,
  style,
  onContextMenu,
  children,
  ...rest
}: PopupAtPointProps) {
  return (
    <Base.Root modal={false} open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Positioner
          className={popup.positioner}
          anchor={anchor}
          side="bottom"
          align="start"
          collisionPadding={8}
        >
          <Base.Popup
            {...rest}
            {...(style ? { style } : {})}
            aria-label={label}
            finalFocus={returnFocus}
            className={classNames(popup.popup, popup.list, popup.menu, className)}
            // Where a key opened it, some systems ask for a menu once more when the key goes up.
            onContextMenu={(event) => {
              event.preventDefault();
              onContextMenu?.(event);
            }}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Content({ icon, hint, children }: MenuItemContent) {
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

export function MenuItemPart({
  onClick,
  onSelect,
  tone = 'neutral',
  disabled = false,
  icon,
  hint,
  className,
  children,
  style,
  ...rest
}: MenuItemProps) {
  return (
    <Base.Item
      {...rest}
      disabled={disabled}
      data-tone={tone}
      className={classNames(popup.item, className)}
      {...(style ? { style } : {})}
      onClick={(event) => {
        onClick?.(event);
        onSelect?.();
      }}
    >
      <Content icon={icon} hint={hint}>
        {children}
      </Content>
    </Base.Item>
  );
}

export function MenuLinkPart({ icon, hint, className, children, render, ...rest }: MenuLinkProps) {
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

export function MenuSeparatorPart() {
  return <Base.Separator className={popup.separator} />;
}

export function MenuGroupPart({ label, children }: MenuGroupProps) {
  return (
    <Base.Group>
      <Base.GroupLabel className={popup.groupLabel}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export function MenuRadioGroupPart<Value extends string>({
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
          {option.hint != null && <span className={popup.hint}>{option.hint}</span>}
          <Base.RadioItemIndicator className={popup.check}>
            <Check aria-hidden />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}
