import { useEffect, useState, type RefObject } from 'react';

/** The theme to paint in: one of the two, or whichever the page around shows. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

/** Asks the browser what `light-dark()` comes to at an element. */
function schemeAt(element: HTMLElement): 'light' | 'dark' {
  const probe = document.createElement('span');
  probe.style.color = 'light-dark(rgb(0, 0, 0), rgb(255, 255, 255))';
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color === 'rgb(255, 255, 255)' ? 'dark' : 'light';
}

/** The theme at an element, following the system and the page's `data-theme`. */
export function useColorScheme(ref: RefObject<HTMLElement | null>, choice: ThemeChoice): 'light' | 'dark' {
  const [scheme, setScheme] = useState<'light' | 'dark'>(choice === 'dark' ? 'dark' : 'light');
  useEffect(() => {
    const look = () => {
      if (choice !== 'auto') setScheme(choice);
      else if (ref.current) setScheme(schemeAt(ref.current));
    };
    look();
    if (choice !== 'auto') return undefined;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const page = new MutationObserver(look);
    system.addEventListener('change', look);
    page.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-theme', 'class', 'style'],
    });
    return () => {
      system.removeEventListener('change', look);
      page.disconnect();
    };
  }, [choice, ref]);
  return scheme;
}
