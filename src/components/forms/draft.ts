import type { Answers } from './formAnswers';

/**
 * The unsent answers of a form. `key` identifies an attempt to send exactly these answers and this file, whose outcome
 * is unknown: the server stores leads with the same key once. Changed answers or another file get a new key.
 */
type Draft = { answers: Answers; key: string | null; file?: string | null };

/** Used where the browser blocks storage or has no room. The draft is then lost when the page is reloaded. */
const memory = new Map<string, string>();

/** The draft with this name, or no answers. Drafts are deleted with the tab, because others may use the device. */
export function readDraft(name: string): Answers {
  return read(name)?.answers ?? {};
}

/** Stores the answers. If they have changed, the key of an earlier attempt is dropped. */
export function keepDraft(name: string, answers: Answers): void {
  if (!isSame(read(name)?.answers, answers)) write(name, { answers, key: null });
}

/** The key to send answers and a file with: that of an earlier attempt to send the same, or a new one. */
export function keyOfDraft(name: string, answers: Answers, chosen: File | null = null): string {
  const draft = read(name);
  // Files cannot be stored, so name, size and modification time identify the file.
  const file = chosen && JSON.stringify([chosen.name, chosen.size, chosen.lastModified]);
  const isSameMessage = isSame(draft?.answers, answers) && (draft?.file ?? null) === file;
  const key = (isSameMessage && draft?.key) || makeKey();
  write(name, { answers, key, file });
  return key;
}

/** Deletes a draft after it has been received. */
export function dropDraft(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so nothing was stored.
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
  const kept = memory.get(name);
  if (kept !== undefined) return kept;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

function isSame(one: Answers | undefined, other: Answers): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** `crypto.randomUUID` is not available on pages loaded over plain HTTP. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
