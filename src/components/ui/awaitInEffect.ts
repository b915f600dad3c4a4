/**
 * Waits for a promise in an effect. After the effect has ended, neither function is called.
 * @param onFailure by default, a failure changes nothing
 * @returns ends the effect
 */
export function awaitInEffect<Value>(
  promise: Promise<Value>,
  onValue: (value: Value) => void,
  onFailure: () => void = () => {},
): () => void {
  let isCurrent = true;
  promise.then(
    (value) => isCurrent && onValue(value),
    () => isCurrent && onFailure(),
  );
  return () => {
    isCurrent = false;
  };
}
