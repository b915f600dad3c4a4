import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoadedPage } from '../../browser/loadPageContent';
import { useWords } from '../locale/useWords';
import { ButtonLink } from '../ui/Button';
import { whenNear } from '../ui/whenNear';
import * as styles from './Calculator.module.css';
import { loadMortgage, type MortgagePage } from './loadMortgage';
import { MortgageInPlace } from './MortgageInPlace';

/**
 * A link to the mortgage calculator with the price of a home, which is replaced by the calculator itself. The
 * calculator loads automatically while it is below the viewport, where it causes no visible layout shift; otherwise on
 * click.
 */
export function MortgageHere({ price }: { price: number }) {
  const { t, code } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<LoadedPage<MortgagePage> | null>(null);
  const [wasClicked, setWasClicked] = useState(false);

  useEffect(() => {
    let isMounted = true;
    const open = async () => {
      await whenNear(place);
      const loaded = await loadMortgage(code);
      const { top = 0 } = place.current?.getBoundingClientRect() ?? {};
      // Rendered synchronously, because the visitor could scroll it into view before a deferred render.
      if (isMounted && top > window.innerHeight) flushSync(() => setPage(loaded));
    };
    open().catch(() => {});
    return () => {
      isMounted = false;
    };
  }, [code]);

  const ask = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setWasClicked(true);
    // The visitor may have left the page by the time that loading fails.
    await loadMortgage(code).then(setPage, () => place.current && window.location.assign(href));
  };

  return (
    <div ref={place} className={styles.here}>
      {page ? (
        <MortgageInPlace page={page} price={price} takesFocus={wasClicked} />
      ) : (
        <ButtonLink look="secondary" to={`/services/mortgages/?price=${price}#calculator`} onClick={ask}>
          {t('purchase.calculator')}
        </ButtonLink>
      )}
    </div>
  );
}
