import * as bath from 'lucide-react/icons/bath';
import * as bed from 'lucide-react/icons/bed-double';
import * as ruler from 'lucide-react/icons/ruler';
import * as styles from './FactIcon.module.css';

/** What the library's files of one icon hold besides the component, and its types leave out. */
type Drawn = { __iconData: { node: [tag: string, attributes: { d?: string }][] } };

/** All lines of an icon as one. */
const oneLine = (icon: unknown) => (icon as Drawn).__iconData.node.map(([, { d }]) => d).join('');

const lines = { beds: oneLine(bed), baths: oneLine(bath), size: oneLine(ruler) };

/**
 * The icon beside a home's fact. The library's component draws an element for each of its lines: with three icons a home
 * they were a third of all that a list of homes is made of.
 */
export function FactIcon({ of: name }: { of: keyof typeof lines }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
      <path d={lines[name]} />
    </svg>
  );
}
