import { useEffect } from 'react';
import { layOutWhenIdle } from '../../ui/lateLayout';

/** Milliseconds without input after which the rest of the page is laid out. */
const quiet = 500;
const controls = 'a, button, input, label, select, summary';

/**
 * Lays out what is below the viewport while the visitor does nothing, and has the browser skip it again as soon as a
 * control is pressed. Otherwise the frame that shows other homes would take about a quarter longer, because the browser
 * would move and paint all rows.
 * @param results starts again when they change
 */
export function useLateLayout(results: unknown): void {
  useEffect(() => {
    let skip = () => {};
    let timer: number;
    const layOut = () => {
      timer = window.setTimeout(() => {
        skip = layOutWhenIdle(document.querySelectorAll('[data-row], .atEnd'));
      }, quiet);
    };
    const postpone = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(controls))) return;
      clearTimeout(timer);
      skip();
      layOut();
    };
    layOut();
    window.addEventListener('pointerdown', postpone, true);
    window.addEventListener('keydown', postpone, true);
    return () => {
      clearTimeout(timer);
      skip();
      window.removeEventListener('pointerdown', postpone, true);
      window.removeEventListener('keydown', postpone, true);
    };
  }, [results]);
}
