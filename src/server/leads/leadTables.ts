/** A row of `leads`. Moments are ISO text in UTC, which sorts alike in SQLite and PostgreSQL. */
export type LeadRow = {
  reference: string;
  /** Unique: the second lead with the same key is not stored. */
  key: string;
  form: string;
  language: string;
  page: string | null;
  /** The answers by field name, JSON. */
  answers: string;
  /** JSON list. */
  suspicions: string;
  /** JSON of the kept file, or null. */
  file: string | null;
  /** In small letters, for whoever asks to be forgotten. */
  email: string | null;
  phone: string | null;
  received_at: string;
};

/** A row of `deliveries`, the outbox: one for each lead and channel. */
export type DeliveryRow = {
  reference: string;
  channel: string;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  /** Not tried before this moment. */
  due_at: string;
  /** Another server is at it until then. */
  claimed_until: string | null;
  /** What the last attempt failed with, a code without personal data. */
  error: string | null;
  sent_at: string | null;
};

export type LeadTables = { leads: LeadRow; deliveries: DeliveryRow };
