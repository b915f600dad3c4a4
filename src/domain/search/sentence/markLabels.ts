import { amountAt } from './amountAt';
import { units } from './amountWords';
import type { Sentence } from './finding';
import { phraseAt } from './phraseTable';
import { mostRooms } from './quantities';

/** Marks the labels of rooms that have no colon: "beds 3, baths 2". In "3 beds 2 baths" the figures come first. */
export function markLabels(sentence: Sentence): void {
  const { tokens } = sentence;
  const roomsAt = (at: number) => {
    const found = phraseAt(units, tokens, at);
    return found && 'counts' in found.meaning ? found : null;
  };
  const isFigure = (at: number) => (tokens[at]?.number ?? mostRooms + 1) <= mostRooms;
  let labelled = -1;
  for (let at = 0; at < tokens.length; at++) {
    const rooms = roomsAt(at);
    if (!rooms) continue;
    const figure = rooms.next;
    const isCounted = at - 1 !== labelled && amountAt(sentence, at - 1) !== null;
    const after = roomsAt(figure + 1);
    const label = tokens[figure - 1];
    at = figure - 1;
    // In "beds 3 baths" the figure may belong to either.
    if (!label || isCounted || !isFigure(figure) || (after && !isFigure(after.next))) continue;
    label.isLabel = true;
    labelled = figure;
  }
}
