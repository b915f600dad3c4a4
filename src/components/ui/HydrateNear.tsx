import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { hydrateNow, waitingParts } from './waitingParts';
import { whenNear } from './whenNear';

/** Hydration starts half a screen before the part is visible, which leaves enough time during fast scrolling. */
const margin = '50% 0px';

/** Connects `HydrateNear` with the element around it. */
export type HydrationTarget<T extends Element> = {
  /** Attributes of the element whose position triggers hydration. */
  attributes: { ref: RefObject<T>; 'data-part': string };
  element: RefObject<T>;
  /** `isShut` is true until React has attempted to hydrate the part once. */
  gate: { isShut: boolean };
};

/** Creates the connection for the element around `HydrateNear`. `HydrateNear` itself renders no element. */
export function useHydrationTarget<T extends Element>(): HydrationTarget<T> {
  const element = useRef<T>(null);
  const id = useId();
  // Only a part in the prerendered HTML has something to hydrate. The element is missing during the build and on a page
  // reached by client-side navigation.
  const [gate] = useState(() => ({
    isShut: typeof document !== 'undefined' && document.querySelector(`[data-part="${id}"]`) !== null,
  }));
  return { attributes: { ref: element, 'data-part': id }, element, gate };
}

type Props = { at: HydrationTarget<Element>; children: ReactNode };

/**
 * Postpones the hydration of a part of the page until the visitor comes near it; the prerendered HTML is shown until
 * then. React hydrates a suspended boundary at once when an event occurs in it, so the first click, keystroke or submit
 * works wherever the part is. Text typed before hydration stays, because hydration does not touch field values.
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
    if (isHydrated) at.element.current?.setAttribute('data-hydrated', '');
    else waitingParts.add(at.element);
    return () => void waitingParts.delete(at.element);
  }, [isHydrated, at.element]);
  // If the props of a suspended boundary change, React discards its HTML and renders it anew. Hence the old boundary is
  // kept until it is hydrated, and a change triggers its hydration.
  const [first] = useState({ boundary, children });
  const hasChanged = !isHydrated && first.children !== children;
  useEffect(() => {
    if (hasChanged) hydrateNow(at.element);
  }, [hasChanged, at.element]);
  return isHydrated ? boundary : first.boundary;
}

type GateProps = Props & { onOpen: (isHydrated: true) => void };

/**
 * Suspends React's first attempt to hydrate, which happens in an idle moment. Later attempts have a reason: the part is
 * near, an event occurred in it, or the page is about to be rendered again.
 */
function Gate({ at, onOpen, children }: GateProps) {
  useEffect(() => onOpen(true), [onOpen]);
  if (at.gate.isShut) {
    at.gate.isShut = false;
    throw whenNear(at.element, margin);
  }
  return children;
}
