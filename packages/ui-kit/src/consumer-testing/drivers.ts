/** How something on the page is found: by its role and its name, as assistive technology finds it. */
export interface FindOptions {
  name?: string | RegExp;
  exact?: boolean;
}

/**
 * What a test has at hand to act as a reader does. `Target` is what its library uses for an element of the page. Every
 * action waits for its target.
 */
export interface Driver<Target> {
  find: (role: string, options: FindOptions) => Target | Promise<Target>;
  click: (target: Target) => Promise<unknown>;
  contextClick: (target: Target) => Promise<unknown>;
  /** Replaces what stands in a field. */
  fill: (target: Target, text: string) => Promise<unknown>;
  /** Chooses an option of a native select by what it shows. */
  select: (target: Target, option: string) => Promise<unknown>;
  /** Presses a key by its name, such as `Escape`. */
  press: (key: string) => Promise<unknown>;
}

/** The parts of Testing Library that are used: `screen`, and what `userEvent.setup()` answers. */
export interface TestingLibrary<Element> {
  screen: {
    findByRole: (role: string, options: { name?: string | RegExp }) => Promise<Element>;
  };
  user: {
    click: (element: Element) => Promise<unknown>;
    clear: (element: Element) => Promise<unknown>;
    type: (element: Element, text: string) => Promise<unknown>;
    selectOptions: (element: Element, option: string) => Promise<unknown>;
    pointer: (input: { keys: string; target: Element }) => Promise<unknown>;
    keyboard: (keys: string) => Promise<unknown>;
  };
}

/** A driver for `@testing-library/react` and `@testing-library/user-event`. */
export function testingLibrary<Element>({ screen, user }: TestingLibrary<Element>): Driver<Element> {
  return {
    find: (role, { name }) => screen.findByRole(role, name === undefined ? {} : { name }),
    click: (element) => user.click(element),
    contextClick: (target) => user.pointer({ keys: '[MouseRight]', target }),
    fill: async (element, text) => {
      await user.clear(element);
      // Of these two letters user-event makes keys.
      await user.type(element, text.replaceAll(/[{[]/gu, '$&$&'));
    },
    select: (element, option) => user.selectOptions(element, option),
    press: (key) => user.keyboard(`{${key}}`),
  };
}

/** The parts of `vitest/browser` that are used. */
export interface VitestBrowser<Locator> {
  page: { getByRole: (role: string, options: FindOptions) => Locator };
  userEvent: {
    click: (locator: Locator, options?: { button: 'right' }) => Promise<unknown>;
    fill: (locator: Locator, text: string) => Promise<unknown>;
    selectOptions: (locator: Locator, option: string) => Promise<unknown>;
    keyboard: (keys: string) => Promise<unknown>;
  };
}

/** A driver for vitest's browser mode. */
export function vitestBrowser<Locator>({ page, userEvent }: VitestBrowser<Locator>): Driver<Locator> {
  return {
    find: (role, options) => page.getByRole(role, options),
    click: (locator) => userEvent.click(locator),
    contextClick: (locator) => userEvent.click(locator, { button: 'right' }),
    fill: (locator, text) => userEvent.fill(locator, text),
    select: (locator, option) => userEvent.selectOptions(locator, option),
    press: (key) => userEvent.keyboard(`{${key}}`),
  };
}

/** The parts of a Playwright locator that are used. */
export interface PlaywrightLocator {
  click: (options?: { button: 'right' }) => Promise<unknown>;
  fill: (text: string) => Promise<unknown>;
  selectOption: (option: { label: string }) => Promise<unknown>;
}

/** The parts of a Playwright page that are used. */
export interface PlaywrightPage<Locator extends PlaywrightLocator> {
  // Playwright lists the roles it knows; any of them will do here.
  getByRole: (role: never, options?: FindOptions) => Locator;
  keyboard: { press: (key: string) => Promise<unknown> };
}

/** A driver for Playwright. */
export function playwright<Locator extends PlaywrightLocator>(
  page: PlaywrightPage<Locator>,
): Driver<Locator> {
  return {
    find: (role, options) => page.getByRole(role as never, options),
    click: (locator) => locator.click(),
    contextClick: (locator) => locator.click({ button: 'right' }),
    fill: (locator, text) => locator.fill(text),
    select: (locator, label) => locator.selectOption({ label }),
    press: (key) => page.keyboard.press(key),
  };
}
