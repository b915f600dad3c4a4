import ArrowRight from 'lucide-react/icons/arrow-right';

/** The arrow behind a link that leads on; it points along the line of reading. */
export function MoreArrow() {
  return <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" className="flip" />;
}
