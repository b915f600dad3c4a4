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
 * The way to the mortgage calculator with a home's price in it, and, once that has come, the calculator itself. It
 * comes by itself only where it moves nothing that is being read: while its place is still below the screen.
 */
export function MortgageHere({ price }: { price: number }) {
  const { t, code } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<LoadedPage<MortgagePage> | null>(null);
  const [wasAsked, setWasAsked] = useState(false);

  useEffect(() => {
    let isHere = true;
    const open = async () => {
      await whenNear(place);
      const loaded = await loadMortgage(code);
      const { top = 0 } = place.current?.getBoundingClientRect() ?? {};
      // At once: a moment later the visitor may be past it, and what is read there would move.
      if (isHere && top > window.innerHeight) flushSync(() => setPage(loaded));
    };
    open().catch(() => {});
    return () => {
      isHere = false;
    };
  }, [code]);

  const ask = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setWasAsked(true);
    await loadMortgage(code).then(setPage, () => window.location.assign(href));
  };

  return (
    <div ref={place} className={styles.here}>
      {page ? (
        <MortgageInPlace page={page} price={price} takesFocus={wasAsked} />
      ) : (
        <ButtonLink look="secondary" to={`/services/mortgages/?price=${price}#calculator`} onClick={ask}>
          {t('purchase.calculator')}
        </ButtonLink>
      )}
    </div>
  );
}
