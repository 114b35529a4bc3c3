import { BoardLimits, isLabel } from '@boardwalk/board';

/** What separates labels, in the writings of all our languages. */
const SEPARATOR = /[,，、;；\n]/u;

/**
 * The labels in a text, each once.
 *
 * @returns null when there are too many, or one is too long
 */
export function readLabels(text: string): readonly string[] | null {
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const labels = [...new Set(parts.filter((part) => part !== ''))];
  return labels.length <= BoardLimits.labels && labels.every(isLabel) ? labels : null;
}
