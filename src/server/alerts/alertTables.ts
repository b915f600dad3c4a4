/* Rows of the tables for saved searches. Moments are ISO 8601 text in UTC. */

/** An email address that has confirmed a search. */
export type AddressRow = {
  id: string;
  /** In lower case; unique. */
  email: string;
  locale: string;
  /** When its owner last did something: confirmed, opened or changed the saved searches, or asked to keep them. */
  active_at: string;
  /** When it was last asked whether the searches are still wanted, or null. */
  asked_at: string | null;
};

export type SavedSearchRow = {
  id: string;
  /** Null until the search is confirmed. */
  address_id: string | null;
  /** The address to confirm, in lower case; null once it is confirmed. */
  email: string | null;
  locale: string;
  name: string;
  /** The address of its results, in the form of `standardAddress`. */
  address: string;
  frequency: string;
  state: 'asked' | 'active' | 'paused';
  /** 1 if the honeypot field was filled in. */
  trapped: number;
  /** The version of the text to which the visitor agreed, at the moment `created_at`. */
  consent_version: string;
  created_at: string;
  confirmed_at: string | null;
  /** The stock when it was confirmed or resumed: homes on offer in it count as known. */
  known_stock: number;
  /** The newest stock that it was compared with. */
  matched_stock: number;
  /** When it is compared next; '' for whenever the stock changes. */
  due_at: string;
};

/** A token of a link. Only its hash is stored. */
export type AlertTokenRow = {
  hash: string;
  purpose: 'confirm' | 'manage' | 'unsubscribe' | 'keep';
  search_id: string | null;
  address_id: string | null;
  expires_at: string;
};

/** A home that an address was told of, with the lowest price named. */
type ToldRow = { address_id: string; home: string; price: number };

/**
 * A period during which a home was on offer at a price. `since` is the number of the first stock that has the offer,
 * `until` that of the first one without it, or null.
 */
export type OfferRow = { home: string; price: number; since: number; until: number | null };

/** The newest stock, in a single row. */
type StockRow = {
  id: number;
  /** Counts the changes of the stock. */
  number: number;
  /** The day on which the newest build was made, in Qatar. */
  made: string;
  fingerprint: string;
};

/** A mail in the outbox. Its text is written when it is sent. */
export type AlertMailRow = {
  reference: string;
  kind: 'confirm' | 'homes' | 'keep';
  search_id: string | null;
  address_id: string | null;
  /** JSON of `ToldHome[]`, for mails about homes. */
  homes: string;
  created_at: string;
  /**
   * JSON of the mail about homes that was handed to the mail server, and of its date, without its tokens, while the
   * answer of the mail server is not known; else null.
   */
  in_doubt: string | null;
};

export type AlertTables = {
  alert_addresses: AddressRow;
  saved_searches: SavedSearchRow;
  alert_tokens: AlertTokenRow;
  alert_told: ToldRow;
  stock_offers: OfferRow;
  stock: StockRow;
  alert_mails: AlertMailRow;
};

/** A home in a mail: its reference, its price, and its last known price if it was reduced, else null. */
export type ToldHome = { home: string; price: number; was: number | null };
