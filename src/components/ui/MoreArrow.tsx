import ArrowRight from 'lucide-react/icons/arrow-right';

/** The arrow after a link. It points right in English and left in Arabic. */
export function MoreArrow() {
  return <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" className="flip" />;
}
