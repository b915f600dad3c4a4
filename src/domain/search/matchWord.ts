import { editDistance } from './editDistance';
import { skeletonOf, soundOf, withoutArticle } from './foldText';

/** A folded word with its keys for comparison. */
export type Word = { text: string; sound: string; skeleton: string; isNumber: boolean };

/** Minimum score of a match without typing errors, by spelling or by sound. */
export const soundMatch = 0.7;

/** Computes the keys of a folded word. */
export function wordOf(text: string): Word {
  const sound = soundOf(text);
  return { text, sound, skeleton: skeletonOf(sound), isNumber: /^\d+$/.test(text) };
}

/** The readings of a typed word: as typed, and without a joined article ("الدفنة", "alsadd"). */
export function readingsOf(text: string): Word[] {
  const bare = withoutArticle(text.replace(/^(al|el)(?=[a-z]{3})/, ''));
  return bare === text ? [wordOf(text)] : [wordOf(text), wordOf(bare)];
}

/** Scores how well a typed word matches a word of a name, from 0 (no match) to 1 (equal). */
export function matchWord(typed: Word, word: Word): number {
  if (typed.text === word.text) return 1;
  if (typed.isNumber || word.isNumber) return numbersMatch(typed, word);
  if (typed.sound.length >= 2 && typed.sound === word.sound) return 0.97;
  if (word.text.startsWith(typed.text)) return 0.78 + 0.17 * (typed.text.length / word.text.length);
  if (typed.skeleton !== '' && typed.skeleton === word.skeleton) return 0.9;
  if (typed.sound.length >= 3 && word.sound.startsWith(typed.sound))
    return soundMatch + 0.1 * (typed.sound.length / word.sound.length);
  return errorsMatch(typed.sound, word.sound);
}

/** Numbers tolerate no typing errors: "1" matches as a prefix of "12", nothing else. */
function numbersMatch(typed: Word, word: Word): number {
  if (typed.sound === word.sound) return 0.97;
  return typed.isNumber && word.sound.startsWith(typed.sound) ? 0.78 : 0;
}

/** Tolerates one error in words of four letters or more, two in words of eight or more. */
function errorsMatch(typed: string, word: string): number {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (allowed === 0 || word.length < 3 || !beginsAlike(typed, word)) return 0;
  const { whole, start } = editDistance(typed, word, allowed);
  const long = Math.min(typed.length, 10) / 100;
  if (whole <= allowed) return (whole === 1 ? 0.6 : 0.45) + long;
  return typed.length >= 5 && start <= allowed ? (start === 1 ? 0.45 : 0.3) + long : 0;
}

/** True if one of the first two letters matches. This quick test avoids computing most edit distances. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0];
}
