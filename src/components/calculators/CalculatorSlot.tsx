import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import * as styles from './Calculator.module.css';
// The page includes these styles, because the prerendered calculator is visible before its script has loaded.
import './CalculatorField.module.css';
import './CalculatorSlot.module.css';
import { whenNear } from '../ui/whenNear';
import { loadPart } from './loadPart';
import type { CalculatorParts } from './partComponents';

type Props<Name extends keyof CalculatorParts> = { name: Name; view: CalculatorParts[Name] };

/**
 * A calculator in a page. It is prerendered, and hydrated when the visitor scrolls near it. If its script cannot be
 * loaded, it stays as prerendered until the visitor tries again or the connection returns.
 */
export function CalculatorSlot<Name extends keyof CalculatorParts>({ name, view }: Props<Name>) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const [Part] = useState(() =>
    lazy(
      () =>
        loadPart(name, whenNear(place), (next) =>
          setRetry(() => () => {
            setRetry(null);
            next();
          }),
        ) as Promise<{ default: ComponentType<object> }>,
    ),
  );
  useEffect(() => {
    if (!retry) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  // The same element in each render: React replaces a prerendered boundary that changes by its fallback.
  const part = useMemo(
    () => (
      <Suspense fallback={<p className={styles.waiting}>{t('common.loading')}</p>}>
        <Part {...view} />
      </Suspense>
    ),
    [Part, view, t],
  );
  return (
    <div ref={place} className={styles.slot}>
      {retry && (
        <div role="alert" className={styles.failure}>
          <p>{t('common.incomplete')}</p>
          <Button look="secondary" onClick={retry}>
            {t('common.again')}
          </Button>
        </div>
      )}
      {part}
    </div>
  );
}
