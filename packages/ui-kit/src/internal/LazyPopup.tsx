'use client';

import { useRender } from '@base-ui/react/use-render';
import {
  cloneElement,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { useLazyModule, type LazyModule } from './lazyModule.ts';

/** What the fetched part gets beside the component's own props: the ref goes to the trigger. */
export interface TriggerRef {
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/** The fetched part draws trigger and popup. */
export interface PopupModule<Props> {
  Popup: ComponentType<Props & TriggerRef>;
}

interface OwnProps {
  trigger: ReactElement;
  open?: boolean;
}

interface LazyPopupProps<Props extends OwnProps> {
  lazy: LazyModule<PopupModule<Props>>;
  haspopup: 'menu' | 'dialog';
  own: Props;
}

/**
 * A trigger that works from the first moment, while its popup is fetched: pointing at it or focusing it fetches, a press
 * is remembered and carried out as soon as the popup is there, and the focus stays where it was.
 */
export function LazyPopup<Props extends OwnProps>({ lazy, haspopup, own }: LazyPopupProps<Props>) {
  const module = useLazyModule(lazy, own.open === true);
  const triggerRef = useRef<HTMLButtonElement>(null);
  // What the reader did to the trigger before the popup could answer.
  const focused = useRef(false);
  const pressed = useRef(false);
  const there = module !== undefined;

  useEffect(() => {
    if (!there) return;
    if (focused.current) triggerRef.current?.focus({ preventScroll: true });
    if (pressed.current && triggerRef.current) pressAgain(triggerRef.current);
    focused.current = false;
    pressed.current = false;
  }, [there]);

  if (module) return <module.Popup {...own} trigger={deafToReplays(own.trigger)} triggerRef={triggerRef} />;
  return (
    <WaitingTrigger
      trigger={own.trigger}
      haspopup={haspopup}
      onApproach={() => void lazy.load()}
      onPress={() => {
        pressed.current = true;
        void lazy.load();
      }}
      onReplace={(hadFocus) => {
        focused.current = hadFocus;
      }}
    />
  );
}

/** Triggers that are pressed by `pressAgain` right now. */
const replayed = new WeakSet<Element>();

/** Carries out a press that came before the popup was there. */
function pressAgain(trigger: HTMLElement) {
  replayed.add(trigger);
  trigger.click();
  replayed.delete(trigger);
}

/** The trigger with its own handler, and those around it, left out of a replay: they ran when the reader pressed. */
function deafToReplays(trigger: ReactElement): ReactElement {
  const { onClick } = trigger.props as { onClick?: (event: MouseEvent) => void };
  return cloneElement(trigger as ReactElement<{ onClick: (event: MouseEvent) => void }>, {
    onClick: (event) => {
      if (replayed.has(event.currentTarget)) event.stopPropagation();
      else onClick?.(event);
    },
  });
}

interface WaitingTriggerProps {
  trigger: ReactElement;
  haspopup: 'menu' | 'dialog';
  onApproach: () => void;
  onPress: () => void;
  onReplace: (hadFocus: boolean) => void;
}

function WaitingTrigger({ trigger, haspopup, onApproach, onPress, onReplace }: WaitingTriggerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const replace = useRef(onReplace);

  useLayoutEffect(() => {
    const element = button.current;
    const { current: tell } = replace;
    // Runs before the element leaves the page, so the focus can still be seen.
    return () => tell(element !== null && element === document.activeElement);
  }, []);

  return useRender({
    render: trigger,
    ref: button,
    props: {
      'aria-haspopup': haspopup,
      'aria-expanded': false,
      onPointerEnter: onApproach,
      onFocus: onApproach,
      onClick: onPress,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' || haspopup !== 'menu') return;
        event.preventDefault();
        onPress();
      },
    },
  });
}
