/**
 * Takes the keyboard to the first answer of a form that is wrong, once it is marked so. A group of boxes cannot be marked for
 * screen readers; its first box counts where nothing else is wrong.
 */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const wrong =
      form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form?.querySelector<HTMLElement>('fieldset[data-invalid]');
    const field = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>('button, input') : wrong;
    field?.focus();
  });
}
