import type { SavedSearchChange, SavedSearchRequest } from '../../domain/alerts/readSavedSearch';
import type { SavedSearch, SavedSearches } from '../../domain/alerts/savedSearch';

/** What the page behind a link says of its search. */
export type SearchLabel = Pick<SavedSearch, 'name' | 'frequency' | 'locale'>;

/** The result of opening or using a link. `used` means that it was used before; then the search may be gone. */
export type LinkState = { state: 'open' | 'used'; search: SearchLabel | null };

/** The storage of saved searches. Tokens that are unknown, altered or expired yield null. */
export interface AlertStore {
  /**
   * Stores a search that waits for confirmation, and the mail that asks for it. It takes the same steps for every
   * address, known or not; the limits by address apply when the mail is sent.
   */
  request(request: SavedSearchRequest): Promise<void>;
  findConfirmation(token: string): Promise<LinkState | null>;
  /** Starts the mails for a search. The token opens the page on which saved searches are managed. */
  confirm(token: string): Promise<(LinkState & { manageToken: string | null }) | null>;
  /** Returns the confirmed searches of the address to which a token of a mail belongs. */
  list(token: string): Promise<SavedSearches | null>;
  /** Changes a search. Null also if the address has no such search. */
  change(token: string, id: string, change: SavedSearchChange): Promise<SavedSearch | null>;
  /** Removes a search, and the address with its last search. Returns false if there is nothing to remove. */
  remove(token: string, id: string): Promise<boolean>;
  /** Erases an address with everything that belongs to it. */
  erase(token: string): Promise<boolean>;
  findUnsubscribing(token: string): Promise<LinkState | null>;
  /** Removes the search of the mail that contains the token. A second call has no further effect. */
  unsubscribe(token: string): Promise<LinkState | null>;
  /** Returns whether a token belongs to an address that was asked whether its searches are still wanted. */
  findKeeping(token: string): Promise<boolean>;
  /** Keeps the searches of such an address for another year. */
  keep(token: string): Promise<boolean>;
  /** Erases an email address, confirmed or not. Returns the number of erased searches. */
  forget(email: string): Promise<number>;
  /** Erases what has expired, and asks inactive addresses whether their searches are still wanted. */
  sweep(): Promise<{ erased: number; asked: number }>;
  /** Returns the number of searches by state, and of addresses. */
  count(): Promise<{ asked: number; active: number; paused: number; addresses: number }>;
}
