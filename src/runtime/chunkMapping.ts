/**
 * Gatsby 5.16 leaves the map of page chunks on the window as JSON text and then reads it as an object, so that page
 * chunks are never prefetched. Parsing it once repairs that.
 */
export function repairChunkMapping(): void {
  if (typeof window.___chunkMapping === 'string') window.___chunkMapping = JSON.parse(window.___chunkMapping);
}
