import styles from './DocsTable.module.css';

interface KeyboardProps {
  /** What each key does, by its name. Keys that do the same stand together: `"Enter, Space"`. */
  keys: Record<string, string>;
}

/** The keys that a component knows. */
export function Keyboard({ keys }: KeyboardProps) {
  return (
    <div className={`sb-unstyled ${styles.scroll}`}>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([names, does]) => (
            <tr key={names}>
              <th scope="row">
                {names.split(', ').map((name) => (
                  <kbd key={name} className={styles.key}>
                    {name}
                  </kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
