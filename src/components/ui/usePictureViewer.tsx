import { type MouseEvent, type ReactNode, useState } from 'react';
import type { PictureView } from '../../domain/site/pictureView';
import { useWords } from '../locale/useWords';
import { lateModule } from './lateModule';

const useViewer = lateModule(() => import('./PictureViewer'));

/**
 * Opens pictures in a full-screen viewer. Without JavaScript, or with a modifier key held, a picture link works as a
 * normal link.
 * @returns a factory of click handlers for the picture links, and the viewer to render
 */
export function usePictureViewer(pictures: PictureView[]): {
  openAt: (index: number) => (event: MouseEvent) => void;
  viewer: ReactNode;
} {
  const { t } = useWords();
  const [index, setIndex] = useState<number | null>(null);
  const { module, hasFailed, retry } = useViewer(index !== null);
  const openAt = (at: number) => (event: MouseEvent) => {
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIndex(at);
    if (hasFailed) retry();
  };
  const viewer = (
    <>
      {hasFailed && <p role="alert">{t('common.broken')}</p>}
      {index !== null && module && (
        <module.PictureViewer pictures={pictures} index={index} onClose={() => setIndex(null)} />
      )}
    </>
  );
  return { openAt, viewer };
}
