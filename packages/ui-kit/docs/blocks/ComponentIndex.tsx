import { useEffect, useState } from 'react';
import styles from './ComponentIndex.module.css';

interface Entry {
  id: string;
  type: string;
  title: string;
}

const PREFIX = 'Components/';

/** Links to the pages of all components, as the index of this Storybook has them. */
export function ComponentIndex() {
  const [pages, setPages] = useState<Entry[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void (async () => {
      const answer = await fetch('./index.json', { signal: leaving.signal });
      const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
      setPages(
        Object.values(entries).filter(({ type, title }) => type === 'docs' && title.startsWith(PREFIX)),
      );
    })().catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return (
    <ul className={`sb-unstyled ${styles.root}`}>
      {pages.map(({ id, title }) => (
        <li key={id}>
          <a href={`./?path=/docs/${id}`} target="_top">
            {title.slice(PREFIX.length)}
          </a>
        </li>
      ))}
    </ul>
  );
}
