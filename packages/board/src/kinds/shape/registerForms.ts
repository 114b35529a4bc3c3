import { basicForms } from './basicForms.ts';
import { flowForms } from './flowForms.ts';
import { forms } from './forms.ts';

/** Has every kind of shape drawn as it is from now on. */
export function registerForms(): void {
  const [first] = basicForms;
  if (first && forms.get(first.shape)) return;
  for (const form of [...basicForms, ...flowForms]) forms.register(form);
}
