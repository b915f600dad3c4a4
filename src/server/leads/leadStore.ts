import type { FileType } from '../../domain/forms/fileAnswer';
import type { FormId } from '../../domain/forms/forms';
import type { LocaleCode } from '../../i18n/locales';

/** Signs of spam: the honeypot field was filled in, or the form was sent too quickly. They do not refuse a lead. */
export type Suspicion = 'trap' | 'quick';

/** A file sent with a lead. `name` is generated; the visitor's file name is the field's answer. `size` is in bytes. */
type KeptFile = { field: string; name: string; type: FileType; size: number };

/** A validated submission of a form. */
export type Lead = {
  form: FormId;
  language: LocaleCode;
  /** The path of the page with the form, or null if unknown. */
  page: string | null;
  values: Readonly<Record<string, string>>;
  /** An idempotency key: leads with the same key are the same submission, sent again. */
  key: string;
  suspicions: readonly Suspicion[];
  /** ISO 8601 in UTC. */
  receivedAt: string;
  file: KeptFile | null;
};

export type StoredLead = Lead & { reference: string };

/** The result of storing a lead. */
export type Receipt = {
  /** The reference shown to the visitor and the agency, such as `SB-7KQ4MD`. */
  reference: string;
  /** True if a lead with this key was stored before. The new one is not stored then. */
  repeated: boolean;
};

/** A condition on leads. A property that is left out does not restrict the result. */
export type LeadFilter = {
  form?: string;
  /** An ISO date: leads received on this day in Qatar or later. */
  since?: string;
  /** Text to find in an answer or in the reference, ignoring case. */
  search?: string;
  /** If true, only leads with a delivery that is no longer retried. */
  dead?: boolean;
  limit?: number;
};

/** The storage of leads. */
export interface LeadStore {
  /**
   * Stores a lead and its pending deliveries in one transaction. Resolves once the data is flushed to disk, so that it
   * survives a power failure.
   * @throws if the lead could not be stored; it may be added again with the same key
   */
  add(lead: Lead): Promise<Receipt>;
  /** Returns the reference of the lead stored with this key, or null. */
  find(key: string): Promise<string | null>;
  get(reference: string): Promise<StoredLead | null>;
  /** Returns the newest lead first. */
  list(filter: LeadFilter): Promise<StoredLead[]>;
  /** Erases all leads of a person, by email address, phone number or either of both. Returns the erased leads. */
  forget(person: { email?: string; phone?: string }): Promise<StoredLead[]>;
  /** Erases all leads of a form received before a moment (ISO 8601, UTC). Returns the erased leads. */
  forgetBefore(form: FormId, moment: string): Promise<StoredLead[]>;
  /** Returns the names of the files that belong to a lead. */
  files(): Promise<Set<string>>;
  /** @throws if the store is not writable */
  check(): Promise<void>;
}
