/* Numbers written as words, in English and Arabic with its dialects, folded as `foldText` does. */

const columns: [number, string][] = [
  [1, 'one واحد واحده وحده احد احدي'],
  [2, 'two اثنين اثنان اثنتين ثنتين تنين اثنا اثني'],
  [3, 'three ثلاث ثلاثه تلات تلاته'],
  [4, 'four اربع اربعه'],
  [5, 'five خمس خمسه'],
  [6, 'six ست سته'],
  [7, 'seven سبع سبعه'],
  [8, 'eight ثمان ثماني ثمانيه تمان تمانيه'],
  [9, 'nine تسع تسعه'],
  [10, 'ten عشر عشره'],
  [11, 'eleven احدعش حدعش'],
  [12, 'twelve اثنعش اطنعش طنعش'],
  [13, 'thirteen ثلطعش ثلاثطعش ثلاثتعش'],
  [14, 'fourteen اربعطعش اربعتعش'],
  [15, 'fifteen خمسطعش خمستعش'],
  [16, 'sixteen سطعش ستعش'],
  [17, 'seventeen سبعطعش سبعتعش'],
  [18, 'eighteen ثمنطعش ثمنتعش'],
  [19, 'nineteen تسعطعش تسعتعش'],
  [20, 'twenty عشرين عشرون'],
  [30, 'thirty ثلاثين ثلاثون'],
  [40, 'forty fourty اربعين اربعون'],
  [50, 'fifty خمسين خمسون'],
  [60, 'sixty ستين ستون'],
  [70, 'seventy سبعين سبعون'],
  [80, 'eighty ثمانين ثمانون'],
  [90, 'ninety تسعين تسعون'],
  [100, 'hundred ميه مايه'],
  [200, 'ميتين مايتين ميتان مايتان'],
  [300, 'ثلاثميه ثلاثمايه'],
  [400, 'اربعميه اربعمايه'],
  [500, 'خمسميه خمسمايه'],
  [600, 'ستميه ستمايه'],
  [700, 'سبعميه سبعمايه'],
  [800, 'ثمانميه ثمانمايه ثمانيمايه ثمنميه'],
  [900, 'تسعميه تسعمايه'],
];

/** The value of a number word. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  columns.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

/** What a word after a number multiplies it by. `m` is read by its number: "2m" is two million, "90m" is metres. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ...['k', 'thousand', 'thousands', 'ك', 'الف', 'الاف', 'تالاف', 'تلاف'].map((word) => [word, 1e3] as const),
  ...['million', 'millions', 'mn', 'mil', 'mill', 'mio', 'مليون', 'ملايين', 'ملاين'].map(
    (word) => [word, 1e6] as const,
  ),
]);

/** Multipliers that are no number by themselves: thousands without saying how many. */
export const plurals: ReadonlySet<string> = new Set([
  ...['thousands', 'millions', 'الاف', 'تالاف', 'تلاف', 'ملايين', 'ملاين'],
]);

/** Words that mean two of a multiplier. */
export const doubles: ReadonlyMap<string, number> = new Map([
  ['الفين', 1e3],
  ['الفان', 1e3],
  ['مليونين', 1e6],
  ['مليونان', 1e6],
]);

/** Parts of a multiplier: "مليون ونصف", "نصف مليون". */
export const fractions: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['نصف', 0.5],
  ['نص', 0.5],
  ['ربع', 0.25],
  ['quarter', 0.25],
]);
