import { useDocumentTitle, siteLogo, siteName } from '@boardwalk/app-shell/start';
import { Logo } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { isFramed as isInFrame } from '../frames/is-framed.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './NarrowPage.module.css';

/**
 * A page with one thing to do: logo, title, a text, and the form or the way on.
 *
 * @param props.text what it is about; read out when it changes
 * @param props.isFramed in a dialog, which has neither a way home nor languages; by default whenever it is in a frame
 */
export function NarrowPage({
  title,
  text,
  isFramed = isInFrame(),
  children,
}: {
  title: string;
  text?: ReactNode;
  isFramed?: boolean;
  children?: ReactNode;
}) {
  const logo = <Logo name={siteName()} picture={siteLogo()} />;
  useDocumentTitle(title);
  return (
    <main className={styles.main}>
      <div className={styles.column}>
        <header className={styles.home}>{isFramed ? logo : <a href="/community/">{logo}</a>}</header>
        <h1 className={styles.title}>{title}</h1>
        <div aria-live="polite">{text != null && <p className={styles.text}>{text}</p>}</div>
        {children}
        {!isFramed && <LanguageMenu />}
      </div>
    </main>
  );
}
