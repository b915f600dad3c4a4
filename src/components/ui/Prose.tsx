import * as styles from './Prose.module.css';

/** An editor's Markdown, already made HTML by the build, which lets no raw HTML through. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
