import { useEffect, useState } from 'react';
import { GROUPS } from '../groups.ts';
import styles from './ComponentIndex.module.css';

interface Entry {
  id: string;
  type: string;
  title: string;
}

/** Links to the pages of all components by their groups, as the index of this Storybook has them. */
export function ComponentIndex() {
  const [pages, setPages] = useState<Entry[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void (async () => {
      const answer = await fetch('./index.json', { signal: leaving.signal });
      const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
      setPages(Object.values(entries).filter(({ type }) => type === 'docs'));
    })().catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      {Object.keys(GROUPS).map((group) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul>
            {pages
              .filter(({ title }) => title.startsWith(`${group}/`))
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`./?path=/docs/${id}`} target="_top">
                    {title.slice(group.length + 1)}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
