import type { FormId } from '../../domain/forms/formIds';
import type { LocaleCode } from '../../i18n/locales';

/** What a visitor sent, checked. */
export type Lead = {
  form: FormId;
  language: LocaleCode;
  /** The page on which the form stood, or null. */
  page: string | null;
  values: Readonly<Record<string, string>>;
  /** Names the filling-in: a second lead with the same key is the first one again. */
  key: string;
  /** Reasons to look twice before answering; empty for most. */
  suspicions: readonly 'trap'[];
  /** Moment of arrival, ISO 8601 in UTC. */
  receivedAt: string;
};

/** What the sender gets back. */
export type Receipt = {
  /** What visitor and agency call the lead, `SB-7KQ4MD`. */
  reference: string;
  /** True when a lead with this key had been stored before; nothing was stored now. */
  repeated: boolean;
};

/** Where leads are kept. */
export interface LeadStore {
  /**
   * Keeps a lead. Resolves when it would survive the machine losing power, not before.
   * @throws when it could not be stored; the same lead may be added again then
   */
  add(lead: Lead): Promise<Receipt>;
  /** The reference of the lead that was stored with this key, or null. */
  find(key: string): Promise<string | null>;
  /** Waits for what is under way and lets go of the place. */
  close(): Promise<void>;
}
