const flag = 'no-webp';

/** A WebP image of one pixel. */
const pixel = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

/** Tests whether the browser supports WebP. If not, sets a flag in local storage and reloads the page once. */
export function probeWebp(): void {
  const image = new Image();
  image.onerror = () => {
    try {
      if (window.localStorage.getItem(flag) === '1') return;
      window.localStorage.setItem(flag, '1');
      window.location.reload();
    } catch {
      // Without storage the flag cannot be set, and the page would reload endlessly.
    }
  };
  image.src = pixel;
}
