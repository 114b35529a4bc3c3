import type { Driver } from './drivers.ts';

/** Names of the things a test acts on, as a reader hears them. */
export type Name = string | RegExp;

/** What a dialog is filled with: its text fields by name. */
export type Fields = Readonly<Record<string, string>>;

/** Acts on components of the kit as a reader does, independent of their markup. */
export interface KitTester {
  /** Opens the menu behind a button. */
  openMenu: (button: Name) => Promise<void>;
  /** Opens the menu behind a button and chooses one of its entries. */
  chooseFromMenu: (button: Name, entry: Name) => Promise<void>;
  /** Opens the context menu of an element, by role and name, and chooses one of its entries. */
  chooseFromContextMenu: (target: { role: string; name: Name }, entry: Name) => Promise<void>;
  /** Chooses an option of a `Select`. */
  selectOption: (field: Name, option: string) => Promise<void>;
  /** Types into a box with suggestions (`Combobox`, `Autocomplete`) and chooses one. */
  chooseSuggestion: (field: Name, typed: string, option: Name) => Promise<void>;
  /** Types into the palette and runs a command. */
  runCommand: (palette: Name, typed: string, command: Name) => Promise<void>;
  /** Goes to a tab. */
  showTab: (tab: Name) => Promise<void>;
  /** Fills the fields of an open dialog or form, and presses the button that finishes it, if one is named. */
  fillForm: (fields: Fields, button?: Name) => Promise<void>;
  /** Presses a button of a question that `confirm` asks. */
  answer: (button: Name) => Promise<void>;
  /** Closes what is on top: dialog, menu, popover. */
  dismiss: () => Promise<void>;
}

/**
 * Makes a tester for the library a test is written with: `kitTester(vitestBrowser({ page, userEvent }))`,
 * `kitTester(testingLibrary({ screen, user }))`, `kitTester(playwright(page))`. Names given as text count as a whole.
 */
export function kitTester<Target>(driver: Driver<Target>): KitTester {
  const find = (role: string, name: Name) => driver.find(role, { name, exact: true });
  const click = async (role: string, name: Name) => {
    await driver.click(await find(role, name));
  };
  const type = async (role: string, name: Name, text: string) => {
    await driver.fill(await find(role, name), text);
  };
  return {
    openMenu: (button) => click('button', button),
    chooseFromMenu: async (button, entry) => {
      await click('button', button);
      await click('menuitem', entry);
    },
    chooseFromContextMenu: async ({ role, name }, entry) => {
      await driver.contextClick(await find(role, name));
      await click('menuitem', entry);
    },
    selectOption: async (field, option) => {
      await driver.select(await find('combobox', field), option);
    },
    chooseSuggestion: async (field, typed, option) => {
      await type('combobox', field, typed);
      await click('option', option);
    },
    runCommand: async (palette, typed, command) => {
      await type('combobox', palette, typed);
      await click('option', command);
    },
    showTab: (tab) => click('tab', tab),
    fillForm: async (fields, button) => {
      for (const [name, text] of Object.entries(fields)) await type('textbox', name, text);
      if (button !== undefined) await click('button', button);
    },
    answer: (button) => click('button', button),
    dismiss: async () => {
      await driver.press('Escape');
    },
  };
}
