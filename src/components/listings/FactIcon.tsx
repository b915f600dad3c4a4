import * as bath from 'lucide-react/icons/bath';
import * as bed from 'lucide-react/icons/bed-double';
import * as ruler from 'lucide-react/icons/ruler';

/** The icon data that the library's modules export besides the component. The library's types omit it. */
type Drawn = { __iconData: { node: [tag: string, attributes: { d?: string }][] } };

/** Joins the paths of an icon into one. */
const oneLine = (icon: unknown) => (icon as Drawn).__iconData.node.map(([, { d }]) => d).join('');

const lines = { beds: oneLine(bed), baths: oneLine(bath), size: oneLine(ruler) };

/**
 * The icon beside a fact of a listing, drawn as one path. The library's component renders an element for each line of
 * an icon; with three icons per card, these made up a third of the elements of a list.
 */
export function FactIcon({ of: name }: { of: keyof typeof lines }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" strokeWidth="1.5" aria-hidden="true" className="icon">
      <path d={lines[name]} />
    </svg>
  );
}
