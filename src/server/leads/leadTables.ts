import type { AlertTables } from '../alerts/alertTables';

/** A row of `leads`. Moments are ISO 8601 text in UTC, which sorts the same in SQLite and PostgreSQL. */
export type LeadRow = {
  reference: string;
  /** Unique: a second lead with the same key is not stored. */
  key: string;
  form: string;
  language: string;
  page: string | null;
  /** The answers by field name, JSON. */
  answers: string;
  /** JSON array. */
  suspicions: string;
  /** JSON of the kept file, or null. */
  file: string | null;
  /** In lower case, to find a person's leads when they ask for erasure. */
  email: string | null;
  phone: string | null;
  received_at: string;
};

/** A row of `deliveries`, the outbox. There is one per lead or mail, and channel. */
export type DeliveryRow = {
  reference: string;
  channel: string;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  /** The next attempt takes place at this moment or later; '' for as soon as possible, before all others. */
  due_at: string;
  /** Until this moment one server has the delivery for itself. */
  claimed_until: string | null;
  /** The error of the last attempt, a code without personal data. */
  error: string | null;
  sent_at: string | null;
};

/** All tables of the database. */
export type LeadTables = { leads: LeadRow; deliveries: DeliveryRow } & AlertTables;
