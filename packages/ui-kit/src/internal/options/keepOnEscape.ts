import type { Combobox as Base } from '@base-ui/react/combobox';

/**
 * Whether a change is what Esc does to a field whose list is closed: the library empties it. If so, the change is refused
 * and the key goes on to what is around the field, such as a dialog that it closes.
 */
export function keepOnEscape(details: Base.Root.ChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false;
  details.cancel();
  details.allowPropagation();
  return true;
}
