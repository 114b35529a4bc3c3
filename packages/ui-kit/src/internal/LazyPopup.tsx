'use client';

import { useRender } from '@base-ui/react/use-render';
import {
  cloneElement,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
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
 * is remembered and carried out as soon as the popup is there, and the focus stays where it was. A popup that arrives in
 * the middle of a press waits for its end: browsers click only what was both pressed and let go.
 */
export function LazyPopup<Props extends OwnProps>({ lazy, haspopup, own }: LazyPopupProps<Props>) {
  // Deferred: drawing the popups of a whole page at once would stand in the way of what the reader does meanwhile.
  const arrived = useDeferredValue(useLazyModule(lazy, own.open === true));
  const [isHeld, setHeld] = useState(false);
  const module = isHeld ? undefined : arrived;
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

  async function press() {
    pressed.current = true;
    setHeld(false);
    await lazy.load();
    // What did not load then must not open by itself later.
    if (lazy.current() === undefined) pressed.current = false;
  }

  if (module) return <module.Popup {...own} trigger={deafToReplays(own.trigger)} triggerRef={triggerRef} />;
  return (
    <WaitingTrigger
      trigger={own.trigger}
      haspopup={haspopup}
      onApproach={() => void lazy.load()}
      onHold={setHeld}
      onPress={() => void press()}
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
  /** A press begins (true), or is broken off (false). Where that goes unnoticed, the trigger just goes on waiting. */
  onHold: (isHeld: boolean) => void;
  onPress: () => void;
  onReplace: (hadFocus: boolean) => void;
}

function WaitingTrigger({ trigger, haspopup, onApproach, onHold, onPress, onReplace }: WaitingTriggerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const replace = useRef(onReplace);

  useLayoutEffect(() => {
    const element = button.current;
    const { current: notify } = replace;
    // Runs before the element leaves the page, so the focus can still be seen.
    return () => notify(element !== null && element === document.activeElement);
  }, []);

  /** Who lets go elsewhere clicks nothing, so no click ends the press. */
  const letGo = ({ clientX, clientY }: globalThis.PointerEvent) => {
    const under = document.elementFromPoint(clientX, clientY);
    if (button.current?.contains(under) !== true) onHold(false);
  };

  return useRender({
    render: trigger,
    ref: button,
    props: {
      'aria-haspopup': haspopup,
      'aria-expanded': false,
      onPointerEnter: onApproach,
      onFocus: onApproach,
      onPointerDown: ({ button: which, isPrimary }: PointerEvent) => {
        if (which !== 0 || !isPrimary) return;
        onHold(true);
        window.addEventListener('pointerup', letGo, { once: true, capture: true });
      },
      onPointerCancel: () => onHold(false),
      onBlur: () => onHold(false),
      onClick: onPress,
      onKeyDown: (event: KeyboardEvent) => {
        // The space bar clicks when it is let go, Enter at once.
        if (event.key === ' ') onHold(true);
        if (event.key !== 'ArrowDown' || haspopup !== 'menu') return;
        event.preventDefault();
        onPress();
      },
    },
  });
}
