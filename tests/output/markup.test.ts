import { describe, expect, it } from 'vitest';
import { listingPath, localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { isAnswered } from '../support/answers';
import { type Built, builtPages, builtPlan, expectNoFault, firstOf } from '../support/builtSite';
import { siteUrl } from '../support/plannedSite';

const { site } = builtPlan();
const typesOf = ({ page }: Built) => page.markup.map((each) => each['@type']);
const ofType = ({ page }: Built, type: string) => page.markup.find((each) => each['@type'] === type) ?? {};
const byPath = new Map(builtPages().map((built) => [built.path, built]));

/** The structured data types of each template's pages, besides breadcrumbs. */
const typesByTemplate: [template: string, types: string[]][] = [
  ['PropertyDetails', ['RealEstateListing']],
  ['NewsDetails', ['NewsArticle']],
  ['TeamDetails', ['Person']],
  ['CareerDetails', ['JobPosting']],
  ['OfficeDetails', ['RealEstateAgent']],
  ['AreaGuideDetails', ['FAQPage']],
  ['Contact', ['RealEstateAgent']],
];

describe('JSON-LD', () => {
  it.each(typesByTemplate)('describes %s as %s', (template, types) => {
    const pages = builtPages().filter(({ planned }) => planned.template === template);
    expect(pages.length).toBeGreaterThan(0);
    const odd = pages.filter((built) => types.some((type) => !typesOf(built).includes(type)));
    expect(firstOf(odd.map((built) => `${built.path}: ${typesOf(built)}`))).toEqual([]);
  });

  it.each(['/', '/ar/'])('identifies the agency at %s', (path) => {
    expect(ofType(byPath.get(path) as Built, 'RealEstateAgent')).toMatchObject({
      '@id': `${siteUrl}/#agency`,
      url: `${siteUrl}${path}`,
      identifier: { value: site.site.licence },
      telephone: site.site.phone,
    });
  });

  it.each([
    ['/faq/', '/faqs/'],
    ['/ar/faq/', '/ar/faqs/'],
  ])('has every question on %s or %s', (...paths) => {
    const questions = paths.map((path) => ofType(byPath.get(path) as Built, 'FAQPage').mainEntity);
    expect(questions.flat()).toHaveLength(site.content.faqs.length);
  });

  it('consists of separate objects, each with its context', () => {
    expectNoFault(
      ({ page }) => page.markup.some((each) => each['@context'] !== 'https://schema.org') && 'context',
    );
  });

  it('contains breadcrumbs on every indexable page', () => {
    expectNoFault((built) => {
      if (!built.planned.indexed || built.planned.path === '/') return null;
      const steps = (ofType(built, 'BreadcrumbList').itemListElement ?? []) as Record<string, unknown>[];
      const isWhole =
        steps.length > 1 &&
        steps[0]?.item === `${siteUrl}${localisePath('/', built.code)}` &&
        steps.at(-1)?.item === `${siteUrl}${built.path}` &&
        steps.every(({ position, name }, index) => position === index + 1 && name !== '');
      return !isWhole && JSON.stringify(steps);
    });
  });

  it('links only to pages that exist, or to the search', () => {
    expectNoFault((built) => {
      const steps = (ofType(built, 'BreadcrumbList').itemListElement ?? []) as { item: string }[];
      const lost = steps.filter(({ item }) => !isAnswered(item.slice(siteUrl.length)));
      return lost.length > 0 && lost.map(({ item }) => item).join(' ');
    });
  });
});

describe.each(localeCodes)('the structured data of listings in %s', (code) => {
  it('matches the content', () => {
    const odd = site.content.listings.flatMap((listing) => {
      const path = localisePath(listingPath(listing), code);
      const built = byPath.get(path);
      const isRent = listing.purpose === 'rent';
      const { amount: price, currency: priceCurrency } = listing.price;
      try {
        expect(built && ofType(built, 'RealEstateListing')).toMatchObject({
          url: `${siteUrl}${path}`,
          name: listing.title[code],
          datePosted: listing.listed,
          mainEntity: {
            ...(listing.type !== 'land' && { floorSize: { value: listing.size, unitCode: 'MTK' } }),
            ...(listing.bedrooms !== null && { numberOfBedrooms: listing.bedrooms }),
            ...(listing.bathrooms !== null && { numberOfBathroomsTotal: listing.bathrooms }),
            address: { addressCountry: listing.family === 'new-homes' ? 'GB' : 'QA' },
            geo: { latitude: listing.point.lat, longitude: listing.point.lng },
          },
          offers: {
            businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
            price,
            priceCurrency,
            ...(isRent && {
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price,
                priceCurrency,
                unitCode: 'MON',
              },
            }),
          },
        });
        return [];
      } catch (error) {
        return [`${path}: ${(error as Error).message.slice(0, 400)}`];
      }
    });
    expect(firstOf(odd)).toEqual([]);
  });

  it('has the address on the home, not on the page', () => {
    const pages = builtPages().filter(
      (built) => built.code === code && typesOf(built).includes('RealEstateListing'),
    );
    expect(
      pages.filter((built) => 'address' in ofType(built, 'RealEstateListing')).map(({ path }) => path),
    ).toEqual([]);
  });
});
