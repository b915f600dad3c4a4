import type { PropertyContent } from '../../domain/site/detailsContent';
import { type Each, useEach } from '../ui/useEach';
import { loadHome } from './loadHome';

/** The content of homes by their references; null for one that is no longer on the site. */
export type LoadedHomes = Each<PropertyContent>;

/** Loads homes by their references, in the given order. The result is null while they load. */
export function useHomes(references: readonly string[]): LoadedHomes | null {
  return useEach(references, loadHome);
}
