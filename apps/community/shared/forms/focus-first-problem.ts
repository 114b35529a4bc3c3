/** Takes the keyboard to the first field of a form that is wrong, once it is marked so. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field?.matches('fieldset') ? field.querySelector<HTMLElement>('button, input') : field)?.focus();
  });
}
