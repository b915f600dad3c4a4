import type { Answers } from './formAnswers';

/**
 * What was typed into a form and not yet received. `key` names an attempt to send exactly these answers with this file,
 * whose outcome is unknown: sent again with it, they are taken once; changed answers or another file are another message.
 */
type Draft = { answers: Answers; key: string | null; file?: string | null };

/** Stands in where the browser refuses storage: the draft then lasts as long as the visit. */
const memory = new Map<string, string>();

/** The answers kept under a name, or none. A draft lives as long as its tab: others may use the device. */
export function readDraft(name: string): Answers {
  return read(name)?.answers ?? {};
}

/** Keeps answers; an attempt at sending others is no longer theirs. */
export function keepDraft(name: string, answers: Answers): void {
  if (!isSame(read(name)?.answers, answers)) write(name, { answers, key: null });
}

/** The key to send answers and a file with: the one that they were sent with before, or a new one. */
export function keyOfDraft(name: string, answers: Answers, chosen: File | null = null): string {
  const draft = read(name);
  // The file itself does not outlive the page; name, size and time of change tell one from another.
  const file = chosen && JSON.stringify([chosen.name, chosen.size, chosen.lastModified]);
  const isSameMessage = isSame(draft?.answers, answers) && (draft?.file ?? null) === file;
  const key = (isSameMessage && draft?.key) || makeKey();
  write(name, { answers, key, file });
  return key;
}

/** Forgets the answers, once they have been received. */
export function dropDraft(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored there either.
  }
}

function read(name: string): Draft | null {
  try {
    return JSON.parse(readText(name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function readText(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    memory.set(name, text);
  }
}

function isSame(one: Answers | undefined, other: Answers): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Not `randomUUID`: that is missing where the page came over plain HTTP. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
