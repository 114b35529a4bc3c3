import { whenAtRest } from './at-rest.ts';

/** What somebody does who stays for more than a look. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Loads the code of the page that most ways lead to, once the visitor has begun to use this one and it has come to rest: from a
 * card that page is then there at once. When it does not come, the press asks for it again.
 */
export function loadNextPage(): void {
  const load = () => void import('./load-work-page.ts').then(({ loadWorkPage }) => loadWorkPage(), never);
  for (const sign of SIGNS) addEventListener(sign, () => whenAtRest(load), { once: true });
}

const never = () => undefined;
