/**
 * Does what nobody waits for once the next frame is drawn; at once in a window that is not seen, where nothing is drawn.
 * @returns takes it back while it has not been done
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
