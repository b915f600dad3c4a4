/**
 * Runs a task after the next frame is painted, or immediately in a hidden window, which paints no frames.
 * @returns a function that cancels the task if it has not run yet
 */
export function afterFrame(task: () => void): () => void {
  if (document.hidden) {
    task();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
