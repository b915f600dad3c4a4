import type { ComponentType } from 'react';
import type { FilterName } from '../../../domain/search/filters/filters';
import { BathroomsFilter } from './BathroomsFilter';
import { BedroomsFilter } from './BedroomsFilter';
import { BillsFilter } from './BillsFilter';
import { CompletionFilter } from './CompletionFilter';
import { FeaturesFilter } from './FeaturesFilter';
import type { FilterControlProps } from './FilterControlProps';
import { FurnishingFilter } from './FurnishingFilter';
import { NearFilter } from './NearFilter';
import { OffMarketFilter } from './OffMarketFilter';
import { OwnableFilter } from './OwnableFilter';
import { PetsFilter } from './PetsFilter';
import { PriceFilter } from './PriceFilter';
import { ResidencyFilter } from './ResidencyFilter';
import { SizeFilter } from './SizeFilter';
import { TravelFilter } from './TravelFilter';
import { TypeFilter } from './TypeFilter';

/** Filters without a control in the dialog: places and text have their own field, and the map sets the others. */
type AskedElsewhere = 'areas' | 'text' | 'bounds' | 'shape';
export type ControlName = Exclude<FilterName, AskedElsewhere>;

/** The control of each filter, in display order. */
export const filterControls: Readonly<Record<ControlName, ComponentType<FilterControlProps>>> = {
  price: PriceFilter,
  type: TypeFilter,
  bedrooms: BedroomsFilter,
  bathrooms: BathroomsFilter,
  size: SizeFilter,
  furnished: FurnishingFilter,
  bills: BillsFilter,
  pets: PetsFilter,
  ownable: OwnableFilter,
  residency: ResidencyFilter,
  completion: CompletionFilter,
  near: NearFilter,
  travel: TravelFilter,
  features: FeaturesFilter,
  offMarket: OffMarketFilter,
};

export const controlNames = Object.keys(filterControls) as ControlName[];
