/** What a page does to its own tab. One object, so that a test can watch it without leaving its page. */
export const browserActions = {
  /** Loads the page again from the server. */
  reload: (): void => window.location.reload(),
  /** Leaves for another address. */
  go: (address: string): void => window.location.assign(address),
  /** Leaves for another address, which takes the place of this one in the history. */
  replace: (address: string): void => window.location.replace(address),
};
