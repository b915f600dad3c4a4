import { describe, it } from 'vitest';
import { localisePath } from '../../src/domain/site/paths';
import { getLocale, locales } from '../../src/i18n/locales';
import { type Built, builtPages, expectNoFault } from '../support/builtSite';
import { siteUrl } from '../support/plannedSite';

const href = (path: string) => `${siteUrl}${path}`;
const byAddress = new Map(builtPages().map((built) => [href(built.path), built]));
const canonicalOf = ({ page }: Built) => page.links.find(({ rel }) => rel === 'canonical')?.href;
const alternatesOf = ({ page }: Built) =>
  page.links
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
    .map(({ hreflang, href: to }) => `${hreflang} ${to}`);
const isCanonical = (built: Built) => canonicalOf(built) === href(built.path);

describe('the head of every page', () => {
  it('names one canonical URL: its own, or that of a page which is its own canonical', () => {
    expectNoFault((built) => {
      const target = byAddress.get(canonicalOf(built) ?? '');
      return (!target || !isCanonical(target) || target.code !== built.code) && `${canonicalOf(built)}`;
    });
  });

  it('lists itself, its translations and x-default, mutually', () => {
    expectNoFault((built) => {
      if (!isCanonical(built)) return alternatesOf(built).length > 0 && 'alternates of another page';
      const { path } = built.planned;
      const expected = [
        ...locales.map(({ code, hrefLang }) => `${hrefLang} ${href(localisePath(path, code))}`),
        `x-default ${href(path)}`,
      ];
      return `${alternatesOf(built)}` !== `${expected}` && alternatesOf(built).join(', ');
    });
  });

  it('has the same title and description for sharing as for search engines', () => {
    expectNoFault(({ path, code, page: { metas, title } }) => {
      const { openGraph } = getLocale(code);
      const others = locales.filter((locale) => locale.code !== code).map((locale) => locale.openGraph);
      const expected = {
        'og:title': [title],
        'og:description': metas.description,
        'og:url': [href(path)],
        'og:locale': [openGraph],
        'og:locale:alternate': others,
      };
      return Object.entries(expected)
        .filter(([name, values]) => `${metas[name]}` !== `${values}`)
        .map(([name]) => `${name}: ${metas[name]}`)
        .join(', ');
    });
  });

  it('has a picture for sharing', () => {
    expectNoFault(({ page: { metas } }) => {
      const [image = ''] = metas['og:image'] ?? [];
      return !(image.startsWith(`${siteUrl}/`) && /\.(jpg|png)$/.test(image)) && `og:image ${image}`;
    });
  });

  it('has noindex exactly where the plan excludes the page from search engines', () => {
    expectNoFault(({ planned, page: { metas, links } }) => {
      const isHidden = metas.robots?.join() === 'noindex';
      const isElsewhere = links.some(
        ({ rel, href: to = '' }) => rel === 'canonical' && !to.endsWith(planned.path),
      );
      return isHidden === (planned.indexed || isElsewhere) && `robots: ${metas.robots}`;
    });
  });

  it('preloads the font of its language', () => {
    expectNoFault(({ code, page: { links } }) => {
      const fonts = links.filter(({ rel, as }) => rel === 'preload' && as === 'font');
      const script = code === 'ar' ? 'arabic' : 'latin';
      return (fonts.length !== 1 || !fonts[0]?.href?.includes(script)) && JSON.stringify(fonts);
    });
  });
});
