import { prefersReducedMotion } from '../../browser/prefersReducedMotion';

/** Options of a map that neither zooms nor glides visibly for visitors who prefer reduced motion. */
export function mapMotion() {
  const isMoving = !prefersReducedMotion();
  return {
    zoomAnimation: isMoving,
    markerZoomAnimation: isMoving,
    fadeAnimation: isMoving,
    inertia: isMoving,
  };
}
