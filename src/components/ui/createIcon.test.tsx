// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { LucideIcon } from 'lucide-react';
import * as heart from 'lucide-react/icons/heart';
import * as info from 'lucide-react/icons/info';
import * as qrCode from 'lucide-react/icons/qr-code';
import { describe, expect, it } from 'vitest';
import { createIcon, type IconData } from './createIcon';

type IconModule = { default: LucideIcon; __iconData: IconData };

const moduleOf = (icon: unknown) => icon as IconModule;

const drawn = (icon: React.ReactElement) => render(icon).container.querySelector('svg') as SVGSVGElement;

describe('an icon', () => {
  it.each([heart, info, qrCode].map(moduleOf))(
    'has the lines of the library',
    ({ default: Library, __iconData }) => {
      const Own = createIcon(__iconData);
      expect(drawn(<Own />).innerHTML).toBe(drawn(<Library />).innerHTML);
    },
  );

  it('has the attributes of the library besides those of base.css', () => {
    const Own = createIcon(moduleOf(heart).__iconData);
    const own = drawn(<Own size={20} strokeWidth={1.75} fill="currentColor" className="flip" />);
    const Library = heart.default;
    const library = drawn(<Library size={20} strokeWidth={1.75} fill="currentColor" className="flip" />);
    for (const { name, value } of own.attributes)
      if (name !== 'class') expect(library.getAttribute(name)).toBe(value);
    expect([...own.classList]).toEqual(['icon', 'flip']);
  });

  it('is made by the module of the library that configureWebpack.ts replaces', () => {
    const module = readFileSync('node_modules/lucide-react/dist/esm/icons/heart.mjs', 'utf8');
    expect(module).toContain("from '../createLucideIcon.mjs'");
  });
});
