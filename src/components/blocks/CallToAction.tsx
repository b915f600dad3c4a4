import { ButtonLink } from '../ui/Button';
import type { BlockProps } from './BlockProps';
import * as styles from './CallToAction.module.css';

export function CallToAction({ block }: BlockProps<'callToAction'>) {
  return (
    <section className={styles.outer}>
      <div className={styles.block}>
        <div>
          <h2>{block.title}</h2>
          <p>{block.text}</p>
        </div>
        <div className="buttons">
          {block.links.map(({ label, path }, index) => (
            <ButtonLink key={path} to={path} look={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
