import { expect, it } from 'vitest';
import { floorInTitle } from './floorsInTitle';

it.each([
  ['Flat on the 3rd floor, 35 West Bay', 'en', 3],
  ['Apartment on the sixth floor, Al Wakrah', 'en', 6],
  ['Shop on the ground floor', 'en', 0],
  ['Studio with a view over the floor of the valley', 'en', null],
  ['Flat on the top floor', 'en', null],
  ['شقة في الطابق الثالث، 35 ويست باي', 'ar', 3],
  ['شقة في الطابق الثاني عشر', 'ar', 12],
  ['شقة في الطابق الثاني', 'ar', 2],
  ['شقة في الطابق 22، رصيف المارينا', 'ar', 22],
  ['شقة في الطابق الثاني والعشرين', 'ar', null],
  ['محل في الطابق الأرضي', 'ar', 0],
  ['شقة من طابقين', 'ar', null],
] as const)('of "%s" (%s) the floor is %s', (title, code, floor) => {
  expect(floorInTitle(title, code)).toBe(floor);
});
