/** Everything the page says at this moment, toasts included: `await expect.poll(said).toContain('Saved')`. */
export function said(): string {
  return document.body.textContent;
}
