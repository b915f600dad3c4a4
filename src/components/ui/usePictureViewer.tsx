import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { PictureView } from '../../domain/site/pictureView';

const PictureViewer = lazy(() =>
  import('./PictureViewer').then((module) => ({ default: module.PictureViewer })),
);

/**
 * Pictures that open over the whole screen. Without script, or with a key held to open a new tab, the link does what
 * links do.
 * @returns what to call on a click on the link of a picture, and the viewer to draw
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
