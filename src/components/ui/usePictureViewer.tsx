import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { PictureView } from '../../domain/site/pictureView';

const PictureViewer = lazy(() =>
  import('./PictureViewer').then((module) => ({ default: module.PictureViewer })),
);

/**
 * Opens pictures in a full-screen viewer. Without JavaScript, or with a modifier key held, a picture link works as a
 * normal link.
 * @returns a factory of click handlers for the picture links, and the viewer to render
 */
export function usePictureViewer(pictures: PictureView[]): {
  openAt: (index: number) => (event: MouseEvent) => void;
  viewer: ReactNode;
} {
  const [index, setIndex] = useState<number | null>(null);
  const openAt = (at: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIndex(at);
  };
  const viewer = index !== null && (
    <Suspense fallback={null}>
      <PictureViewer pictures={pictures} index={index} onClose={() => setIndex(null)} />
    </Suspense>
  );
  return { openAt, viewer };
}
