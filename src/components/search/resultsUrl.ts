import { resultsAddress } from '../../domain/search/readResultsForm';
import { leadsPath } from '../forms/leadsPath';

/** The URL of the page of results for browsers without scripts, which the server makes beside the one of forms. */
export const resultsUrl = resultsAddress(leadsPath);
