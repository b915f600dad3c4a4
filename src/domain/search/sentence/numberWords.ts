/* Numbers written as words, in English and Arabic, folded as `foldText` does. */

const columns: [number, string][] = [
  [1, 'one واحد واحده وحده'],
  [2, 'two اثنين اثنان اثنتين ثنتين تنين'],
  [3, 'three ثلاث ثلاثه تلات تلاته'],
  [4, 'four اربع اربعه'],
  [5, 'five خمس خمسه'],
  [6, 'six ست سته'],
  [7, 'seven سبع سبعه'],
  [8, 'eight ثمان ثماني ثمانيه تمان تمانيه'],
  [9, 'nine تسع تسعه'],
  [10, 'ten عشر عشره'],
  [11, 'eleven'],
  [12, 'twelve'],
  [15, 'fifteen'],
  [20, 'twenty عشرين عشرون'],
  [30, 'thirty ثلاثين ثلاثون'],
  [40, 'forty اربعين اربعون'],
  [50, 'fifty خمسين خمسون'],
  [60, 'sixty ستين'],
  [70, 'seventy سبعين'],
  [80, 'eighty ثمانين'],
  [90, 'ninety تسعين'],
  [100, 'hundred ميه مايه'],
  [200, 'ميتين مايتين'],
];

/** The value of a number word. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  columns.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

/** What a word after a number multiplies it by. `m` is read by its number: "2m" is two million, "90m" is metres. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ...['k', 'thousand', 'thousands', 'ك', 'الف', 'الاف', 'تالاف'].map((word) => [word, 1e3] as const),
  ...['million', 'millions', 'mn', 'mil', 'mill', 'mio', 'مليون', 'ملايين', 'ملاين'].map(
    (word) => [word, 1e6] as const,
  ),
]);

/** Words that are an amount by themselves. */
export const wholeAmounts: ReadonlyMap<string, number> = new Map([
  ['الفين', 2000],
  ['مليونين', 2e6],
  ['مليونان', 2e6],
]);

/** What follows a multiplier: "مليون ونصف". */
export const fractions: ReadonlyMap<string, number> = new Map([
  ['ونصف', 0.5],
  ['ونص', 0.5],
  ['وربع', 0.25],
]);

/** What precedes a multiplier: "نصف مليون", "half a million". */
export const halves: ReadonlySet<string> = new Set(['half', 'نصف', 'نص']);
