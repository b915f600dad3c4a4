import { Children, type ReactNode } from 'react';
import * as styles from './CardGrid.module.css';

type Props = {
  /** How narrow a card may become before the row holds one less. */
  least?: 'small' | 'medium' | 'large';
  children: ReactNode;
};

/** Cards side by side, as many as the width holds. */
export function CardGrid({ least = 'medium', children }: Props) {
  return (
    <ul role="list" className={least === 'medium' ? styles.grid : `${styles.grid} ${styles[least]}`}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
