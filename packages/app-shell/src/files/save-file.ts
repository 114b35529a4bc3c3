/** Milliseconds until the address of a file is given back: the browser has begun to read it by then. */
const KEPT_MS = 60_000;

/** Saves a file under a name, as a link to it would. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
