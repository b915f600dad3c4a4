import { lateModule } from '../../ui/lateModule';
import type { ControlName } from './filterControls';

/** Filters with their own button on wide screens. All others are in the dialog "All filters". */
export const quickFilters: readonly ControlName[] = ['type', 'price', 'bedrooms', 'completion'];

/** The controls of all filters and the form of the dialog, which are not needed before a filter is opened. */
export const useFilterForm = lateModule(() => import('./FilterForm'));
