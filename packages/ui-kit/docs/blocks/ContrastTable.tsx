import { useLayoutEffect, useRef, useState } from 'react';
import { contrast, EDGE_PAIRS, painted, TEXT_PAIRS, type TokenPair } from '../../src/testing/contrast.ts';
import styles from './ContrastTable.module.css';
import table from './DocsTable.module.css';

const KINDS: Record<'text' | 'edge', { pairs: readonly TokenPair[]; least: number }> = {
  text: { pairs: TEXT_PAIRS, least: 4.5 },
  edge: { pairs: EDGE_PAIRS, least: 3 },
};

const short = (token: string) => token.replace('--bw-', '');

/** Every pair of colours that the kit uses, with the contrast measured here and now, in both themes. */
export function ContrastTable({ kind }: { kind: 'text' | 'edge' }) {
  const { pairs, least } = KINDS[kind];
  return (
    <div className={`sb-unstyled ${table.scroll}`}>
      <table className={table.root}>
        <thead>
          <tr>
            <th scope="col">{kind === 'text' ? 'Text' : 'Edge'}</th>
            <th scope="col">On</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.join()}>
              <td>
                <code>{short(pair[0])}</code>
              </td>
              <td>
                <code>{short(pair[1])}</code>
              </td>
              <td>
                <Ratio pair={pair} theme="light" least={least} kind={kind} />
              </td>
              <td>
                <Ratio pair={pair} theme="dark" least={least} kind={kind} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RatioProps {
  pair: TokenPair;
  theme: 'light' | 'dark';
  least: number;
  kind: 'text' | 'edge';
}

function Ratio({ pair: [token, ground], theme, least, kind }: RatioProps) {
  const cell = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    const within = cell.current;
    if (within) setRatio(contrast(painted(token, { within }), painted(ground, { within })));
  }, [token, ground]);
  const passes = ratio === undefined || ratio >= least;
  return (
    <span ref={cell} data-theme={theme} className={styles.root}>
      <span
        className={styles.sample}
        data-kind={kind}
        aria-hidden
        ref={(element) => {
          element?.style.setProperty('--sample-token', `var(${token})`);
          element?.style.setProperty('--sample-ground', `var(${ground})`);
        }}
      >
        {kind === 'text' ? 'Ag 文' : ''}
      </span>
      <span className={styles.ratio}>{ratio?.toFixed(1) ?? '…'} : 1</span>
      {!passes && <b>below {least}</b>}
    </span>
  );
}
