/**
 * Parses `window.___chunkMapping`. Gatsby 5.16 sets it to JSON text but reads it as an object, so it would never
 * prefetch page chunks.
 */
export function repairChunkMapping(): void {
  if (typeof window.___chunkMapping === 'string') window.___chunkMapping = JSON.parse(window.___chunkMapping);
}
