import { LocalLink } from '../locale/LocalLink';
import * as styles from './LinkPills.module.css';

type Props = { links: { label: string; path: string; count?: number }[] };

/** A row of short links that wraps, each with an optional count. */
export function LinkPills({ links }: Props) {
  return (
    <ul role="list" className="controls">
      {links.map(({ label, path, count }) => (
        <li key={path}>
          <LocalLink to={path} className={`pill ${styles.pill}`}>
            {label}
            {count !== undefined && <span className="figures">{count}</span>}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
