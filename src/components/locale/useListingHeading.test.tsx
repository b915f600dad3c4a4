import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/renderInLanguage';
import type { Listing } from '../../domain/content/listings';
import type { HeadedListing } from '../../domain/site/listingHeading';
import type { LocaleCode } from '../../i18n/locales';
import { useListingHeading } from './useListingHeading';

function Heading(home: HeadedListing) {
  return <p>{useListingHeading()(home)}</p>;
}

describe('useListingHeading', () => {
  it.each<[LocaleCode, Listing['type'], number | null, string]>([
    ['en', 'apartment', 2, '2-bedroom apartment'],
    ['en', 'compound', 4, '4-bedroom compound villa'],
    ['en', 'office-space', null, 'Office space'],
    ['ar', 'apartment', 2, 'شقة بغرفتي نوم'],
    ['ar', 'apartment', 0, 'شقة استوديو'],
    ['ar', 'compound', 4, 'فيلا بـ4 غرف نوم في مجمع سكني'],
    ['ar', 'compound', null, 'فيلا في مجمع سكني'],
  ])('in %s: %s with %s bedrooms', (code, type, bedrooms, heading) => {
    expect(renderInLanguage(<Heading type={type} bedrooms={bedrooms} />, code).container.textContent).toBe(
      heading,
    );
  });

  it.each<[LocaleCode, string]>([
    ['en', '54-bedroom whole compound'],
    ['ar', 'مجمع سكني كامل بـ54 غرفة نوم'],
  ])('in %s: a compound that is let to a company as a whole', (code, heading) => {
    const home: HeadedListing = { type: 'compound', family: 'commercial', bedrooms: 54 };
    expect(renderInLanguage(<Heading {...home} />, code).container.textContent).toBe(heading);
  });
});
