/**
 * Order keys: strings that sort by code unit and leave room between any two of them, so that placing one element
 * never rewrites its neighbours.
 *
 * A key is a whole number and a fraction. The first character says how many digits the whole number has (`a` one,
 * `b` two …; `Z` one, `Y` two … below zero), so that twenty thousand keys appended one by one stay four characters
 * long; the fraction makes room between two neighbours and never ends in the lowest digit.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FIRST = 'a0';
/** The lowest whole number. By itself it is no key: nothing would fit below it. */
const LOWEST = `A${'0'.repeat(26)}`;

/** Length of the whole part, its head included; 0 when the head is none. */
function wholeLength(head: string): number {
  if (head >= 'a' && head <= 'z') return head.charCodeAt(0) - 97 + 2;
  if (head >= 'A' && head <= 'Z') return 90 - head.charCodeAt(0) + 2;
  return 0;
}

/** True for a string that `orderKeyBetween` can work with. */
export function isOrderKey(value: string): boolean {
  if (value === LOWEST || !/^[A-Za-z][0-9A-Za-z]+$/.test(value)) return false;
  const length = wholeLength(value.charAt(0));
  return value.length === length || (value.length > length && !value.endsWith('0'));
}

const wholeOf = (key: string): string => key.slice(0, wholeLength(key.charAt(0)));

/** The next whole number; null when there is none. */
function increment(whole: string): string | null {
  let digits = '';
  for (let index = whole.length - 1; index > 0; index--) {
    const digit = DIGITS.indexOf(whole.charAt(index)) + 1;
    if (digit < DIGITS.length) return whole.slice(0, index) + DIGITS.charAt(digit) + digits;
    digits = `0${digits}`;
  }
  const head = whole.charAt(0);
  if (head === 'Z') return FIRST;
  if (head === 'z') return null;
  const next = String.fromCharCode(head.charCodeAt(0) + 1);
  return next + '0'.repeat(wholeLength(next) - 1);
}

/** The whole number before this one; null when there is none. */
function decrement(whole: string): string | null {
  let digits = '';
  for (let index = whole.length - 1; index > 0; index--) {
    const digit = DIGITS.indexOf(whole.charAt(index)) - 1;
    if (digit >= 0) return whole.slice(0, index) + DIGITS.charAt(digit) + digits;
    digits = `z${digits}`;
  }
  const head = whole.charAt(0);
  if (head === 'a') return 'Zz';
  if (head === 'A') return null;
  const next = String.fromCharCode(head.charCodeAt(0) - 1);
  return next + 'z'.repeat(wholeLength(next) - 1);
}

/** A fraction strictly between two fractions; an empty `low` is nought, a null `high` is one. */
function midpoint(low: string, high: string | null): string {
  let shared = '';
  for (let index = 0; ; index++) {
    const floor = index < low.length ? DIGITS.indexOf(low.charAt(index)) : 0;
    const ceiling =
      high !== null && index < high.length
        ? DIGITS.indexOf(high.charAt(index))
        : high === null
          ? DIGITS.length
          : 0;
    if (ceiling - floor > 1) return shared + DIGITS.charAt(Math.floor((floor + ceiling) / 2));
    shared += DIGITS.charAt(floor);
    // Once below `high`, only `low` still binds.
    if (ceiling > floor) high = null;
  }
}

/**
 * A key that sorts after `before` and ahead of `after`; null stands for the open end.
 * @throws RangeError when a key is malformed or `before` does not sort ahead of `after`.
 */
export function orderKeyBetween(before: string | null, after: string | null): string {
  if ((before !== null && !isOrderKey(before)) || (after !== null && !isOrderKey(after))) {
    throw new RangeError(`Not an order key: ${JSON.stringify([before, after])}`);
  }
  if (before !== null && after !== null && before >= after) {
    throw new RangeError(`No order key is between "${before}" and "${after}"`);
  }
  if (before === null) {
    if (after === null) return FIRST;
    const whole = wholeOf(after);
    if (whole === LOWEST) return whole + midpoint('', after.slice(whole.length));
    if (whole < after) return whole;
    const previous = decrement(whole) ?? LOWEST;
    return previous === LOWEST ? LOWEST + midpoint('', null) : previous;
  }
  const whole = wholeOf(before);
  const fraction = before.slice(whole.length);
  const next = increment(whole);
  if (after === null) return next ?? whole + midpoint(fraction, null);
  const afterWhole = wholeOf(after);
  if (whole === afterWhole) return whole + midpoint(fraction, after.slice(afterWhole.length));
  return next !== null && next < after ? next : whole + midpoint(fraction, null);
}

/** `count` keys in rising order after `after`, for placing many elements in one go. */
export function orderKeys(count: number, after: string | null = null): string[] {
  const keys: string[] = [];
  for (let last = after; keys.length < count;) {
    last = orderKeyBetween(last, null);
    keys.push(last);
  }
  return keys;
}

/** Digits that distinguish clients: of fourteen million pairs, one has the same. */
const CLIENT_DIGITS = 4;

/** A number in so many digits. */
function digitsOf(value: number, length: number, digits: string): string {
  let written = '';
  for (let rest = value; written.length < length; rest = Math.floor(rest / digits.length))
    written = digits.charAt(rest % digits.length) + written;
  return written;
}

/** Digits without the lowest, in which no fraction may end. */
const COUNTING = DIGITS.slice(1);

/** A key between two others, such that every longer key that begins with it is between them as well. */
function stemBetween(before: string | null, after: string | null): string {
  const key = orderKeyBetween(before, after);
  if (after === null || !after.startsWith(key)) return key;
  const whole = wholeOf(key);
  if (before !== null) return wholeOf(before) + midpoint(before.slice(wholeOf(before).length), null);
  return decrement(whole) ?? LOWEST + midpoint('', after.slice(LOWEST.length));
}

/**
 * `count` rising keys between two others for what one client puts there together. Another client that does the same at the
 * same time gets keys that all come before these or all behind them, so that two pastes never mix.
 * @param client the number of the client, as its document has it
 */
export function orderRun(
  count: number,
  client: number,
  before: string | null,
  after: string | null = null,
): string[] {
  const stem = stemBetween(before, after) + digitsOf(client, CLIENT_DIGITS, DIGITS);
  let length = 1;
  while (COUNTING.length ** length < count) length += 1;
  return Array.from({ length: count }, (_, index) => stem + digitsOf(index, length, COUNTING));
}

/** Sorts by a key and then by id, the order all participants agree on. */
export function compareOrder(aKey: string, aId: string, bKey: string, bId: string): number {
  if (aKey !== bKey) return aKey < bKey ? -1 : 1;
  return aId < bId ? -1 : aId > bId ? 1 : 0;
}
