import { describe, expect, it } from 'vitest';
import {
  families,
  features,
  furnishings,
  propertyTypes,
  purposes,
  statuses,
  tenures,
} from '../content/listings';
import {
  familyNames,
  featureNames,
  furnishingNames,
  isPropertyType,
  purposeNames,
  statusNames,
  tenureNames,
  typeNames,
} from './vocabulary';

describe('the vocabulary of the search', () => {
  it.each([
    ['families', familyNames, families],
    ['purposes', purposeNames, purposes],
    ['types', typeNames, propertyTypes],
    ['statuses', statusNames, statuses],
    ['furnishings', furnishingNames, furnishings],
    ['tenures', tenureNames, tenures],
    ['features', featureNames, features],
  ])('knows the %s of the content', (_, names, content) => {
    expect(names).toEqual(content);
  });

  it('knows a property type by its name', () => {
    expect(isPropertyType('office-space')).toBe(true);
    expect(isPropertyType('castle')).toBe(false);
  });
});
