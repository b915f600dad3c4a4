import { Children, type ReactNode } from 'react';
import * as styles from './CardGrid.module.css';

type Props = {
  /** How narrow a card may become before the row holds one less. */
  least?: 'small' | 'medium' | 'large';
  /** True where the children are list items, or make them. */
  ofItems?: boolean;
  children: ReactNode;
};

/** Cards side by side, as many as the width holds. */
export function CardGrid({ least = 'medium', ofItems = false, children }: Props) {
  return (
    <ul role="list" className={least === 'medium' ? styles.grid : `${styles.grid} ${styles[least]}`}>
      {ofItems ? children : Children.map(children, (card) => <li>{card}</li>)}
    </ul>
  );
}
