import * as styles from './Prose.module.css';

type Props = {
  html: string;
  /** True where parts with headings of their own follow: those of the text are then of their kind. */
  amongParts?: boolean;
};

/** An editor's Markdown, already made HTML by the build, which lets no raw HTML through. */
export function Prose({ html, amongParts = false }: Props) {
  return (
    <div
      className={`${styles.prose} ${amongParts ? styles.amongParts : ''}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
