/** A message about a home for editors: a value that could not be mapped, or how it was read. */
export type Finding = {
  /** Our field, such as `area` or `price.amount`. */
  field: string;
  /** The element or column of the feed. */
  from: string;
  /** The value in the feed, shortened. */
  value: string;
  message: string;
  /** Known names that are similar. */
  nearest: string[];
};

/** Collects what is found out about one home. A home with a refusal is not imported; notes do not prevent it. */
export class Findings {
  readonly refusals: Finding[] = [];
  readonly notes: Finding[] = [];

  refuse(field: string, given: Given, message: string, nearest: string[] = []): void {
    this.refusals.push(finding(field, given, message, nearest));
  }

  note(field: string, given: Given, message: string, nearest: string[] = []): void {
    this.notes.push(finding(field, given, message, nearest));
  }
}

type Given = { value: string; from: string } | undefined;

function finding(field: string, given: Given, message: string, nearest: string[]): Finding {
  const value = given?.value ?? '';
  const short = value.length > 80 ? `${value.slice(0, 79)}…` : value;
  return { field, from: given?.from ?? '', value: short, message, nearest };
}
