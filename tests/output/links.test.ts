import { describe, it } from 'vitest';
import { localeOfPath, withoutLocale } from '../../src/domain/site/paths';
import { isAnswered } from '../support/answers';
import { type Built, builtPlan, expectNoFault } from '../support/builtSite';

const internalLinks = ({ page }: Built) => page.anchors.filter(({ href }) => href?.startsWith('/'));
const pageLinks = (built: Built) =>
  internalLinks(built).filter(({ href }) => /(\/|\.html)$/.test(pathOf(href)));
const pathOf = (href = '') => href.split(/[?#]/)[0] ?? '';
const list = (found: readonly { href?: string }[]) =>
  found.length > 0 && [...new Set(found.map(({ href }) => href))].join(' ');

describe('links', () => {
  it('are on every page', () => {
    expectNoFault((built) => internalLinks(built).length < 20 && `${internalLinks(built).length} links`);
  });

  it('lead to pages that exist', () => {
    expectNoFault((built) => list(internalLinks(built).filter(({ href }) => !isAnswered(pathOf(href)))));
  });

  it('stay in the page’s language, except for the language switch', () => {
    expectNoFault((built) =>
      list(
        pageLinks(built).filter(
          ({ href = '', hreflang }) => (hreflang ?? built.code) !== localeOfPath(pathOf(href)),
        ),
      ),
    );
  });

  it('to the other language lead to the translation of the page', () => {
    expectNoFault((built) => {
      const translations = internalLinks(built).filter(({ hreflang }) => hreflang !== undefined);
      const lost = translations.filter(({ href }) => withoutLocale(pathOf(href)) !== built.planned.path);
      return translations.length === 0 ? 'no way to the other language' : list(lost);
    });
  });

  it('within a page lead to an element that exists', () => {
    expectNoFault(({ page: { anchors, ids } }) =>
      list(
        anchors.filter(
          ({ href = '' }) => /^#./.test(href) && !ids.includes(decodeURIComponent(href.slice(1))),
        ),
      ),
    );
  });

  it('to other sites are safe and use https', () => {
    expectNoFault(({ page }) => list(page.anchors.filter(({ href }) => href?.startsWith('http://'))));
  });

  it('to telephone and WhatsApp contain digits only', () => {
    expectNoFault(({ page }) =>
      list(
        page.anchors.filter(
          ({ href = '' }) =>
            (href.startsWith('tel:') && !/^tel:\+\d+$/.test(href)) ||
            (href.includes('wa.me') && !/^https:\/\/wa\.me\/\d+(\?text=\S*)?$/.test(href)),
        ),
      ),
    );
  });

  it('to WhatsApp use numbers that the content marks as registered there', () => {
    const { site, content } = builtPlan().site;
    const named = [site, ...content.offices, ...content.team].flatMap(({ whatsapp }) => whatsapp ?? []);
    const numbers = new Set(named.map((number) => number.replace(/\D/g, '')));
    expectNoFault(({ page }) =>
      list(
        page.anchors.filter(({ href = '' }) => {
          const [, number] = /^https:\/\/wa\.me\/(\d+)/.exec(href) ?? [];
          return number !== undefined && !numbers.has(number);
        }),
      ),
    );
  });
});
