import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { hydrateNow, waitingParts } from './waitingParts';
import { whenNear } from './whenNear';

/** How far below the screen a part is hydrated: early enough for a scrolling thumb. */
const margin = '50% 0px';

/** What `HydrateNear` needs to know of the element around it. */
export type HydrationPlace<T extends Element> = {
  /** Attributes of the element whose position decides. */
  attributes: { ref: RefObject<T>; 'data-part': string };
  place: RefObject<T>;
  /** True until React has tried to hydrate the part for the first time. */
  gate: { isShut: boolean };
};

/** For the element around `HydrateNear`, which may have no box of its own. */
export function useHydrationPlace<T extends Element>(): HydrationPlace<T> {
  const place = useRef<T>(null);
  const id = useId();
  // There is something to hydrate only where the server's HTML holds this element: not in the build, and not on a page
  // that the visitor navigated to.
  const [gate] = useState(() => ({
    isShut: typeof document !== 'undefined' && document.querySelector(`[data-part="${id}"]`) !== null,
  }));
  return { attributes: { ref: place, 'data-part': id }, place, gate };
}

type Props = { at: HydrationPlace<Element>; children: ReactNode };

/**
 * A part of the page that keeps the server's HTML until the visitor comes near it. React hydrates a suspended boundary
 * at once when something is pressed, typed or sent in it, so the first touch is answered wherever the part is. What was
 * typed into its fields stays, as hydration leaves their values alone.
 */
export function HydrateNear({ at, children }: Props) {
  const [isHydrated, setHydrated] = useState(!at.gate.isShut);
  const boundary = (
    <Suspense fallback={null}>
      <Gate at={at} onOpen={setHydrated}>
        {children}
      </Gate>
    </Suspense>
  );
  useEffect(() => {
    if (isHydrated) waitingParts.delete(at.place);
    else waitingParts.add(at.place);
    return () => void waitingParts.delete(at.place);
  }, [isHydrated, at.place]);
  // React would draw a boundary anew that changes before it is hydrated, so a change has it hydrated first.
  const [first] = useState({ boundary, children });
  const hasChanged = !isHydrated && first.children !== children;
  useEffect(() => {
    if (hasChanged) hydrateNow(at.place);
  }, [hasChanged, at.place]);
  return isHydrated ? boundary : first.boundary;
}

type GateProps = Props & { onOpen: (isHydrated: true) => void };

/**
 * Suspends the first attempt to hydrate, which React makes by itself in an idle moment. Every other one has a reason:
 * the part is near, an event happened in it, or the page is about to be drawn again.
 */
function Gate({ at, onOpen, children }: GateProps) {
  useEffect(() => onOpen(true), [onOpen]);
  if (at.gate.isShut) {
    at.gate.isShut = false;
    throw whenNear(at.place, margin);
  }
  return children;
}
