import type { Collection } from '@boardwalk/api-client';
import type { ReviewStatus, SpaceType, UserCentreSection } from '@boardwalk/domain';
import type { Refusal } from '../files/entitlement.ts';

/** What can be reported: a work, a comment on it, or the profile of a person. */
export type Reported =
  | { readonly fileKey: string; readonly commentId?: string | undefined }
  | { readonly userId: string };

/**
 * What each global dialog is opened with (spec §2, overlays). A room opens another room's dialog by name through
 * `useDialogs()` and need not know that room; `app/dialogs.ts` says which component answers to the name.
 */
export interface DialogInputs {
  login: {
    /** Runs after a successful login, in place of the reload. */
    onSuccess?: () => void;
    /** Runs when the dialog ends without a login, regardless of who ended it. */
    onDismiss?: () => void;
    /** What stands in the page is not to be lost: it stays after the login. Otherwise, and without `onSuccess`, it reloads. */
    keepsPage?: boolean;
  };
  publish: {
    /** File to publish; without one the dialog starts with picking a file. */
    fileKey?: string;
    /** Where the file stands, when it is known; otherwise the dialog asks. */
    status?: ReviewStatus;
    /** The file was handed in before: the form starts with its last submission. */
    wasSubmitted?: boolean;
  };
  /** A file that is published or in review: see it, update it, or cancel its publication. */
  editPublished: {
    fileKey: string;
    status?: ReviewStatus;
  };
  /** A work was handed in. */
  publishSuccess: {
    fileKey: string;
    /** Name in the address of the owner's profile. */
    profileName: string;
    /** An earlier version is public. */
    isPublic: boolean;
  };
  /** The team's plan allows no further file (spec §2, §3). What is left out is not known. */
  createFileLimit: {
    teamType?: SpaceType;
    teamId?: string;
    /** Editable files the plan allows; 0 means unlimited. */
    limitCount?: number;
    /** Visitors who may work together on a file; 0 means unlimited. */
    editVisitorQuantity?: number;
    /** Editable files the team holds. */
    curCount?: number;
    /** What the open-VIP button does, in place of leading to the memberships. */
    onUpgrade?: () => void;
  };
  /** The message centre. */
  messages: object;
  copySuccess: {
    /** Key of the copy, for opening it in the editor. */
    fileKey: string;
    /** Name of the copy. */
    name: string;
    /** Name of the project or folder it is in; left out, it is in the viewer's own documents. */
    place?: string;
  };
  /** Where a copy of a template goes. */
  copyTo: {
    fileKey: string;
    /** The place of the last copy is gone, or no longer open to the viewer. */
    isLastGone?: boolean;
  };
  /** The account's checkout: a template or a plan; without goods, one of the plans on sale. */
  payment: {
    goodsId?: string;
    /** The team that a plan is for; left out, the viewer. */
    teamId?: string | undefined;
    /** Runs when the server has confirmed the payment. */
    onPaid?: () => void;
  };
  /** The user centre, on one of its sections. */
  userCentre: {
    tab: UserCentreSection;
  };
  /** Why a template cannot be used yet, and what changes that. */
  upgrade: {
    fileKey: string;
    refusal: Refusal;
  };
  /** The questions that somebody new is asked once. */
  onboarding: object;
  /** A named collection to change; without one, a new one. */
  editCollection: { collection?: Collection };
  /** The viewer's own profile, to change. */
  editProfile: object;
  /** Something is wrong with a published work, with a comment on it, or with somebody's profile. */
  report: {
    /** Name of the work, of who wrote the comment, or of the person. */
    name: string;
  } & Reported;
  /** Feedback to those who run the site. */
  feedback: object;
}

export type DialogName = keyof DialogInputs;

/** What the host gives to every dialog component besides its input. */
export type DialogProps<Name extends DialogName> = DialogInputs[Name] & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};
