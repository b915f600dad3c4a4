import { Children, type ReactNode } from 'react';
import * as styles from './CardGrid.module.css';

type Props = {
  /** The minimum width of a card. The grid drops a column when cards would become narrower. */
  least?: 'small' | 'medium' | 'large';
  /** True when the children are `<li>` elements or render them; otherwise each child is wrapped in one. */
  ofItems?: boolean;
  children: ReactNode;
};

/** A responsive grid of cards with as many columns as fit. */
export function CardGrid({ least = 'medium', ofItems = false, children }: Props) {
  return (
    <ul role="list" className={least === 'medium' ? styles.grid : `${styles.grid} ${styles[least]}`}>
      {ofItems ? children : Children.map(children, (card) => <li>{card}</li>)}
    </ul>
  );
}
