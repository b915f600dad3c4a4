const flag = 'no-webp';

/** One pixel of WebP. */
const pixel = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

/** Finds out whether the browser shows WebP. One that does not gets a flag in local storage, and one reload. */
export function probeWebp(): void {
  const image = new Image();
  image.onerror = () => {
    try {
      if (window.localStorage.getItem(flag) === '1') return;
      window.localStorage.setItem(flag, '1');
      window.location.reload();
    } catch {
      // Without storage there is no flag, and without a flag the reload would never end.
    }
  };
  image.src = pixel;
}
