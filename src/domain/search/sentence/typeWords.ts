import type { PropertyType } from '../../content/listings';
import { phraseTable } from './phraseTable';

/** What visitors call types of property beside the words of `generalWords.ts`: abbreviations, dialect and old spellings. */
export const typeWords = phraseTable<PropertyType>([
  [
    'apartment',
    'apt, apts, appt, aprt, appartment, appartement, apartement, appartments, flt, condo, condominium',
  ],
  ['apartment', 'شقه سكنيه, شقق سكنيه, شقت, شئه, شقة, ابارتمنت'],
  ['villa', 'vila, vilas, vilaa, vill, house, houses, townhouse, townhouses, town house, standalone villa'],
  [
    'villa',
    'stand alone villa, private villa, فيله, فيلات, فلا, فيلل, فيلا مستقله, فله مستقله, بيت, بيوت, منزل, منازل',
  ],
  ['villa', 'تاون هاوس, بيت مستقل, فيلا سكنيه'],
  ['compound', 'compound villa, compound villas, villa in a compound, villa in compound, compound house'],
  ['compound', 'villas in compound, villas in compounds, compound home, compound homes, house in a compound'],
  [
    'compound',
    'فيلا في مجمع, فيلا مجمع, فيلا داخل مجمع, فلل في مجمع, فيلا في كمباوند, فيلا كمباوند, مجمع سكني',
  ],
  ['compound', 'فيلا في مجمع سكني, بيت في مجمع, فلل مجمع, فلل مجمعات, كومباوند'],
  ['duplex', 'دبلكس, ديوبلكس, دوبليكس, duplx, duplex apartment, duplex flat, شقه دوبلكس'],
  ['penthouse', 'pent house, penthouse apartment, بنت هاوس, بنتهاوز, بنت هاوز'],
  [
    'land',
    'land plot, plot of land, plots of land, piece of land, residential land, قطعه ارض, ارض سكنيه, ارض فضا, قسيمه',
  ],
  [
    'office-space',
    'office space, office spaces, workspace, work space, مساحه مكتبيه, مساحات مكتبيه, مكتب تجاري, اوفيس',
  ],
  [
    'shop',
    'retail, retail space, retail unit, showroom, shop unit, store, boutique, محل تجاري, محلات تجاريه, معرض',
  ],
  ['shop', 'دكان, متجر'],
  [
    'whole-building',
    'whole building, whole buildings, entire building, full building, block of flats, عماره سكنيه, مبني كامل, عماره كامله',
  ],
  ['whole-building', 'مبان كامله, مباني كامله, بنايه كامله, عمارات, بنايات'],
]);
