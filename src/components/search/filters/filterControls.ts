import type { ComponentType } from 'react';
import type { FilterName } from '../../../domain/search/filter';
import { BathroomsFilter } from './BathroomsFilter';
import { BedroomsFilter } from './BedroomsFilter';
import { BillsFilter } from './BillsFilter';
import { CompletionFilter } from './CompletionFilter';
import { FeaturesFilter } from './FeaturesFilter';
import type { FilterControlProps } from './FilterControlProps';
import { FurnishingFilter } from './FurnishingFilter';
import { OffMarketFilter } from './OffMarketFilter';
import { OwnableFilter } from './OwnableFilter';
import { PriceFilter } from './PriceFilter';
import { SizeFilter } from './SizeFilter';
import { TypeFilter } from './TypeFilter';

/** A table of all controls, in the order in which they are shown: a new filter is a line here. */
export const filterControls: Partial<Record<FilterName, ComponentType<FilterControlProps>>> = {
  price: PriceFilter,
  type: TypeFilter,
  bedrooms: BedroomsFilter,
  bathrooms: BathroomsFilter,
  size: SizeFilter,
  furnished: FurnishingFilter,
  bills: BillsFilter,
  ownable: OwnableFilter,
  completion: CompletionFilter,
  features: FeaturesFilter,
  gone: OffMarketFilter,
};

/** Filters that stand open to one click on wide screens; all others are behind "All filters". */
export const quickFilters: readonly FilterName[] = ['type', 'price', 'bedrooms', 'completion'];
