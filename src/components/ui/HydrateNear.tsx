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
  /** `isShut` is true until React has given up its first attempt to hydrate the part; `wait` is the promise that suspends it. */
  gate: { isShut: boolean; wait?: PromiseLike<void> };
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
    if (!hasChanged) return;
    at.gate.isShut = false;
    hydrateNow(at.element);
  }, [hasChanged, at]);
  return isHydrated ? boundary : first.boundary;
}

type GateProps = Props & { onOpen: (isHydrated: true) => void };

/**
 * Suspends React's first attempt to hydrate, which happens in an idle moment. Later attempts have a reason: the part is
 * near, an event occurred in it, or the page is about to be rendered again.
 */
function Gate({ at, onOpen, children }: GateProps) {
  useEffect(() => onOpen(true), [onOpen]);
  const { gate, element } = at;
  if (gate.isShut && !isTouched(element)) {
    gate.wait ??= openWhenCommitted(gate, whenNear(element, margin));
    throw gate.wait;
  }
  return children;
}

/**
 * An update of the page interrupts the first attempt, and React begins it anew, so it is not over when `Gate` was
 * rendered once. React subscribes to the promise when the attempt suspends, and again once that is committed.
 */
function openWhenCommitted(gate: { isShut: boolean }, near: Promise<void>): PromiseLike<void> {
  const open = () => {
    gate.isShut = false;
  };
  void near.then(open);
  let subscriptions = 0;
  return {
    // biome-ignore lint/suspicious/noThenProperty: React needs a promise whose subscriptions can be counted.
    then: (...listeners) => {
      subscriptions += 1;
      if (subscriptions > 1) open();
      return near.then(...listeners);
    },
  };
}

/** Returns whether an event is being handled that occurred in a part. React hydrates the part first. */
function isTouched({ current }: RefObject<Element>): boolean {
  const target = window.event?.target;
  return target instanceof Node && Boolean(current?.contains(target));
}
