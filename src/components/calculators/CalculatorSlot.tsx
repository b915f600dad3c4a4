import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { useWords } from '../locale/useWords';
import * as styles from './Calculator.module.css';
// The page includes these styles, because the prerendered calculator is visible before its script has loaded.
import './CalculatorField.module.css';
import './CalculatorSlot.module.css';
import { whenNear } from '../ui/whenNear';
import { loadPart } from './loadPart';
import type { CalculatorParts } from './partComponents';

type Props<Name extends keyof CalculatorParts> = { name: Name; view: CalculatorParts[Name] };

/** A calculator in a page. It is prerendered, and hydrated when the visitor scrolls near it. */
export function CalculatorSlot<Name extends keyof CalculatorParts>({ name, view }: Props<Name>) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [Part] = useState(() =>
    lazy(() => loadPart(name, whenNear(place)) as Promise<{ default: ComponentType<object> }>),
  );
  return (
    <div ref={place} className={styles.slot}>
      <Suspense fallback={<p className={styles.waiting}>{t('common.loading')}</p>}>
        <Part {...view} />
      </Suspense>
    </div>
  );
}
