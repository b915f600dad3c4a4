import { MoreLink } from '../ui/MoreLink';
import { Picture } from '../ui/Picture';
import type { BlockProps } from './BlockProps';
import * as styles from './PicturedText.module.css';

export function PicturedText({ block }: BlockProps<'picturedText'>) {
  return (
    <section className={styles.block}>
      <Picture picture={block.picture} sizes="(min-width: 60rem) 40rem, 94vw" className={styles.picture} />
      <div className={styles.words}>
        <h2>{block.title}</h2>
        <p>{block.text}</p>
        {block.link && <MoreLink to={block.link.path}>{block.link.label}</MoreLink>}
      </div>
    </section>
  );
}
