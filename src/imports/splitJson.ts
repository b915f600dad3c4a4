import { feedLimits, UnreadableFeed } from './feedHome';

/** The names of the arrays that hold the homes: of RESO, and of JSON-LD. */
const arrayNames = new Set(['value', 'itemListElement', '@graph']);

/**
 * Reads the objects of the array that a JSON text consists of, or of the array at its top that is named `value`,
 * `itemListElement` or `@graph`, one at a time. The text is never in memory as a whole.
 * @throws UnreadableFeed for invalid JSON, a text that is cut short, or an object beyond the limits
 */
export async function* splitJson(chunks: AsyncIterable<string>): AsyncGenerator<Record<string, unknown>> {
  let stack = '';
  let [isInString, isEscaped] = [false, false];
  /** The last string at the top level, which may be the name of the array. */
  let name = '';
  let isInArray = false;
  /** The text of the current object; null between objects. */
  let text: string | null = null;
  let count = 0;
  for await (const chunk of chunks) {
    let start = 0;
    const ready: Record<string, unknown>[] = [];
    for (let at = 0; at < chunk.length; at++) {
      const char = chunk[at] as string;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (char === '\\') isEscaped = true;
        else if (char === '"') isInString = false;
        if (isInString && stack.length === 1 && name.length < 100) name += char;
      } else if (char === '"') {
        isInString = true;
        if (stack.length === 1) name = '';
      } else if (char === '{' || char === '[') {
        if (char === '[' && (stack === '' || (stack === '{' && arrayNames.has(name)))) isInArray = true;
        else if (char === '{' && isInArray && text === null) [text, start] = ['', at];
        stack += char;
        if (stack.length > feedLimits.depth) throw new UnreadableFeed('objects are nested too deeply');
      } else if (char === '}' || char === ']') {
        if (stack.at(-1) !== (char === '}' ? '{' : '[')) throw new UnreadableFeed(`a ${char} too many`);
        stack = stack.slice(0, -1);
        if (stack === '' || stack === '{') isInArray = false;
        if (char === '}' && text !== null && (stack === '[' || stack === '{[')) {
          count += 1;
          ready.push(parseObject(text + chunk.slice(start, at + 1), count));
          text = null;
        }
      }
    }
    if (text !== null) text += chunk.slice(start);
    if ((text?.length ?? 0) > feedLimits.home)
      throw new UnreadableFeed(`object ${count + 1} is longer than ${feedLimits.home / 1e6} MB`);
    yield* ready;
  }
  if (stack !== '' || isInString)
    throw new UnreadableFeed('the JSON ends too early (is the file cut short?)');
}

function parseObject(text: string, count: number): Record<string, unknown> {
  if (text.length > feedLimits.home)
    throw new UnreadableFeed(`object ${count} is longer than ${feedLimits.home / 1e6} MB`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFeed(`object ${count} is not valid JSON: ${(error as Error).message}`);
  }
}
