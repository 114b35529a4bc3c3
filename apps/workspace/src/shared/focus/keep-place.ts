const ROWS = 'tbody > tr, [role="gridcell"], li';
const LISTS = 'tbody, [role="grid"], ul, ol';
const BARS = '[role="toolbar"]';
const POPUPS = '[role="menu"], [role="dialog"], [role="alertdialog"]';
const CONTROLS = 'a[href], button, input, select, textarea';

/** Where the keyboard is in a list. */
interface Place {
  readonly list: HTMLElement;
  readonly key: unknown;
  /** Those of all rows, in order. */
  readonly keys: readonly unknown[];
  /** Which control of the row has the focus; -1 is the row itself. */
  readonly control: number;
  /** Takes the focus when the list is empty. */
  readonly heading: HTMLElement | null;
}

/**
 * Keeps the keyboard in the lists of a part of the page, or of a dialog: when what has the focus leaves with its row, the same control
 * of the row beside it takes the focus, else the heading of the section, else the part itself. While a menu or a question of a row is
 * open, the row counts as the one that has it; a toolbar that goes gives it back to the row. The end of keeping comes back.
 */
export function keepPlace(root: HTMLElement): () => void {
  let last: Element | null = null;
  let place: Place | null = null;
  let hasMoved = false;

  /** Whether it is in a menu or a question that a row opened. What the part itself stands in is none. */
  const isInPopup = (target: Element) => target.closest(POPUPS)?.contains(root) === false;

  /** What the part stands in, such as a dialog. */
  const isHolder = (target: Element | null) => target !== root && target?.contains(root) === true;

  function forget() {
    last = null;
    place = null;
    hasMoved = false;
  }

  function noteFocus(target: EventTarget | null) {
    if (!(target instanceof Element)) return;
    if (last?.isConnected === false) {
      // A popup that closed with its row gave the focus to something else: nobody chose that.
      hasMoved = true;
      return;
    }
    if (isInPopup(target)) return;
    if (isHolder(target)) {
      // A dialog takes the focus itself when what had it is about to leave.
      hasMoved = last !== null;
      return;
    }
    const isInside = root.contains(target);
    const row = isInside ? target.closest<HTMLElement>(ROWS) : null;
    if (row === null && !(isInside && target.closest(BARS))) {
      forget();
      return;
    }
    last = target;
    hasMoved = false;
    if (row !== null) place = placeOf(row, target);
  }

  const onFocusIn = ({ target }: FocusEvent) => noteFocus(target);

  /** Who presses elsewhere has left. */
  function onPointerDown({ target }: PointerEvent) {
    if (target instanceof Element && !root.contains(target) && !isInPopup(target)) forget();
  }

  const observer = new MutationObserver(() => {
    if (last === null) return;
    if (last.isConnected) {
      if (hasMoved) forget();
      if (place !== null) place = withKeysOfNow(place);
      return;
    }
    const at = document.activeElement;
    const isLost = hasMoved || at === null || at === document.body || at.closest('[data-closed]') !== null;
    const left = place;
    forget();
    if (!isLost) return;
    const target = (left && targetOf(left)) ?? root;
    target.focus();
    // A dialog that took the focus does so once more with the next frame.
    if (isHolder(at)) requestAnimationFrame(() => isHolder(document.activeElement) && target.focus());
  });

  noteFocus(document.activeElement);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', onPointerDown, true);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('pointerdown', onPointerDown, true);
    observer.disconnect();
  };
}

/** A row is known by its key; without one by its element. */
const keyOf = (row: HTMLElement): unknown =>
  row.dataset['item'] ?? row.querySelector<HTMLElement>('[data-item]')?.dataset['item'] ?? row;

const rowsOf = (list: HTMLElement) =>
  new Map([...list.querySelectorAll<HTMLElement>(ROWS)].map((row) => [keyOf(row), row]));

const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(CONTROLS)];

function placeOf(row: HTMLElement, target: Element): Place | null {
  const list = row.closest<HTMLElement>(LISTS);
  return (
    list && {
      list,
      key: keyOf(row),
      keys: [...rowsOf(list).keys()],
      control: controlsOf(row).findIndex((one) => one === target),
      heading: row.closest('section')?.querySelector<HTMLElement>(':scope > :is(h2, h3)') ?? null,
    }
  );
}

function withKeysOfNow(place: Place): Place {
  const keys = [...rowsOf(place.list).keys()];
  return keys.includes(place.key) ? { ...place, keys } : place;
}

/** What takes the focus: in the same row when it was only drawn again, else in the next one that can, else in one before. */
function targetOf({ list, key, keys, control, heading }: Place): HTMLElement | null {
  const drawn = rowsOf(list);
  const index = keys.indexOf(key);
  const order = [...keys.slice(index), ...keys.slice(0, index).toReversed()];
  const rows = list.isConnected ? order.flatMap((each) => drawn.get(each) ?? []) : [];
  const same = rows.flatMap((row) => (control < 0 ? row : (controlsOf(row)[control] ?? [])));
  const target = same[0] ?? rows.flatMap(controlsOf)[0];
  if (target !== undefined) return target;
  if (heading?.isConnected !== true) return null;
  heading.tabIndex = -1;
  return heading;
}
