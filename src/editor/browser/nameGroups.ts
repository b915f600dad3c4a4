import type { CmsConfig } from '@sveltia/cms';

/**
 * Gives the dividers in the list of collections the names that they have in the configuration. Sveltia CMS draws them as
 * lines without a name. `editor.css` shows the names.
 */
export function nameGroups({ collections = [] }: CmsConfig): void {
  const names = collections.flatMap((each) => ('divider' in each && each.name ? [each.name] : []));
  const nameDividers = () => {
    const dividers = document.querySelectorAll('[role="tree"] [role="separator"]');
    // Their order is that of the configuration, once all of them are drawn.
    if (dividers.length !== names.length) return;
    for (const [index, divider] of dividers.entries()) divider.ariaLabel = names[index] ?? null;
  };
  new MutationObserver(nameDividers).observe(document.body, { childList: true, subtree: true });
}
