import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import * as styles from './CalculatorSlot.module.css';

const icons = { plain: Info, good: CircleCheck, warn: CircleAlert };

/** A note about a result. */
export function Note({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div className={`${styles.note} ${styles[tone]}`}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
