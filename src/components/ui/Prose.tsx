import * as styles from './Prose.module.css';

type Props = {
  html: string;
  /** True if the text is among sections with headings. The headings in the text then have the same style. */
  amongParts?: boolean;
};

/** Renders an editor's Markdown text. The build has converted it to HTML and removed any raw HTML in it. */
export function Prose({ html, amongParts = false }: Props) {
  return (
    <div
      className={`${styles.prose} ${amongParts ? styles.amongParts : ''}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
