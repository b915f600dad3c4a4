import type { FileType } from '../../domain/forms/fileAnswer';
import type { FormId } from '../../domain/forms/formIds';
import type { LocaleCode } from '../../i18n/locales';

/** Reasons to look twice at a lead. None of them refuses it. */
export type Suspicion = 'trap' | 'quick';

/** A file that came with a lead, kept under a name of our own; the visitor's name for it is the field's answer. */
export type KeptFile = { field: string; name: string; type: FileType; size: number };

/** What a visitor sent, checked. */
export type Lead = {
  form: FormId;
  language: LocaleCode;
  /** The page on which the form stood, or null. */
  page: string | null;
  values: Readonly<Record<string, string>>;
  /** Names the filling-in: a second lead with the same key is the first one again. */
  key: string;
  /** Empty for most. */
  suspicions: readonly Suspicion[];
  /** Moment of arrival, ISO 8601 in UTC. */
  receivedAt: string;
  file: KeptFile | null;
};

export type StoredLead = Lead & { reference: string };

/** What the sender gets back. */
export type Receipt = {
  /** What visitor and agency call the lead, `SB-7KQ4MD`. */
  reference: string;
  /** True when a lead with this key had been stored before; nothing was stored now. */
  repeated: boolean;
};

/** Which leads are meant; what is left out means all. */
export type LeadFilter = {
  form?: string;
  /** Received on this day or later, ISO. */
  since?: string;
  /** Stands in an answer or in the reference, in capitals or not. */
  search?: string;
  /** Only those that some channel has given up on. */
  dead?: boolean;
  limit?: number;
};

/** Where leads are kept. */
export interface LeadStore {
  /**
   * Keeps a lead, and what is to be delivered of it, in one step. Resolves when it would survive the machine losing
   * power, not before.
   * @throws when it could not be stored; the same lead may be added again then
   */
  add(lead: Lead): Promise<Receipt>;
  /** The reference of the lead that was stored with this key, or null. */
  find(key: string): Promise<string | null>;
  get(reference: string): Promise<StoredLead | null>;
  /** Newest first. */
  list(filter: LeadFilter): Promise<StoredLead[]>;
  /** Erases leads of a person, whole; gives what was erased. At least one of the two is to be given. */
  forget(person: { email?: string; phone?: string }): Promise<StoredLead[]>;
  /** Erases leads of a form that came before a moment (ISO, UTC), whole; gives what was erased. */
  forgetBefore(form: FormId, moment: string): Promise<StoredLead[]>;
  /** Names of all kept files that a lead still has. */
  files(): Promise<Set<string>>;
  /** @throws when the store cannot be written to */
  check(): Promise<void>;
  /** Waits for what is under way and lets go of the place. */
  close(): Promise<void>;
}
