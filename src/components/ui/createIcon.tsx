import type { LucideProps } from 'lucide-react';

/** What a module of lucide-react passes to `createLucideIcon`. The library's types omit it. */
export type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * Replaces `createLucideIcon` of lucide-react in the bundles (`src/generation/configureWebpack.ts`). The library renders
 * each line of an icon as an element of React, and repeats in each icon the attributes that `base.css` sets here. With
 * up to 130 icons on a page, this slowed down builds (docs/decisions/0058-icons-as-one-element.md).
 */
export function createIcon({ node }: IconData) {
  const lines = node.map(lineOf).join('');
  return function Icon({ size = 24, strokeWidth = 2, className, ...attributes }: LucideProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        strokeWidth={strokeWidth}
        className={className ? `icon ${className}` : 'icon'}
        aria-hidden="true"
        {...attributes}
        dangerouslySetInnerHTML={{ __html: lines }}
      />
    );
  };
}

function lineOf([tag, { key, ...attributes }]: IconData['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}

export { createIcon as default };
