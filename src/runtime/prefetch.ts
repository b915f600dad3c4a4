let observer: IntersectionObserver | undefined;

/**
 * Prefetches the pages of links that become visible, through Gatsby's loader. It fetches four pages at a time, three
 * seconds apart, and none on a slow network or in data-saving mode. Call it again after each navigation.
 */
export function prefetchVisibleLinks(): void {
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      window.___loader?.enqueue((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    if (link.pathname.endsWith('/')) observer.observe(link);
  }
}
