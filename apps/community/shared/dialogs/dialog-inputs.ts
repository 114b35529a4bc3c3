import type { Refusal } from '../files/entitlement.ts';

/**
 * What each global dialog is opened with (spec §2, overlays). A room opens another room's dialog by name through
 * `useDialogs()` and need not know that room; `app/dialogs.ts` says which component answers to the name.
 */
export interface DialogInputs {
  login: {
    /** Runs after a successful login, in place of the reload. */
    onSuccess?: () => void;
    /** Runs when the visitor closes the dialog without logging in. */
    onDismiss?: () => void;
  };
  publish: {
    /** File to publish; without one the dialog starts with picking a file. */
    fileKey?: string;
  };
  /** The message centre. */
  messages: object;
  copySuccess: {
    /** Key of the copy, for opening it in the editor. */
    fileKey: string;
    /** Name of the copy. */
    name: string;
  };
  /** Why a template cannot be used yet, and what changes that. */
  upgrade: {
    fileKey: string;
    refusal: Refusal;
  };
  /** The viewer's own profile, to change. */
  editProfile: object;
}

export type DialogName = keyof DialogInputs;

/** What the host gives to every dialog component besides its input. */
export type DialogProps<Name extends DialogName> = DialogInputs[Name] & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};
