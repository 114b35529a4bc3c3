import type { ReactNode } from 'react';
import type { ImageRefusal } from './inspectImage.ts';

/** A picture of an ImageUpload. */
export interface UploadImage {
  id: string;
  /** What it shows; the file's name to begin with. */
  alt: string;
  /** Where it can be seen. A chosen file needs none: it is shown as it is. */
  src?: string;
  /** The chosen file, cropped already. */
  file?: File;
  /** How much of it is sent, from 0 to 1; null while that is not known. Left out when nothing is being sent. */
  progress?: number | null;
  /** Why it could not be sent. */
  error?: ReactNode;
}

/** What the crop says. */
export interface ImageCropWords {
  /** Names the picture that is being cropped, and says that arrows move it. */
  area: string;
  zoom: string;
  /** The place from left to right, and from top to bottom. */
  across: string;
  down: string;
  apply: string;
  cancel: string;
}

export interface ImageUploadWords {
  /** What to do while there is no picture, such as "Choose a picture, drop or paste it here". */
  pick: ReactNode;
  /** Chooses another one in place of the only one. */
  replace?: ReactNode;
  /** Takes a picture away; without it there is no such button. */
  remove?: (alt: string) => string;
  /** Names of the buttons that move a picture in a set; without them its order is fixed. */
  earlier?: (alt: string) => string;
  later?: (alt: string) => string;
  /** Spoken after a move: "cover.png is number 2 of 5". */
  moved?: (alt: string, place: number, all: number) => string;
  /** Names the bar of a picture that is being sent. */
  sending?: (alt: string) => string;
  /** Says why a file was not taken; needed with `limits` and in sets. */
  refused?: (reason: ImageRefusal, fileName: string) => string;
  /** Needed with `cropRatio`. */
  crop?: ImageCropWords;
}
