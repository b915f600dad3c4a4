import { describe, expect, it } from 'vitest';
import { type ContentFolder, faultsAfter } from '../support/contentFolder';

const listing = 'listings/cap-1.json';
const article = 'articles/first-article';

type Row = [title: string, change: (content: ContentFolder) => void, ...faults: string[]];

const shapes: Row[] = [
  ['a missing field', ({ edit }) => edit(listing, (it) => delete it.size), `content/${listing} › size: x`],
  ['a missing part of a field', ({ edit }) => edit(listing, (it) => delete it.price.amount), 'x'],
  ['text for a number', ({ edit }) => edit(listing, (it) => Object.assign(it, { size: '110' })), 'x'],
  ['half a bedroom', ({ edit }) => edit(listing, (it) => Object.assign(it, { bedrooms: 1.5 })), 'x'],
  ['a list for text', ({ edit }) => edit('team/sara-haddad.json', (it) => Object.assign(it.role, { en: [] })), 'x'],
  ['null for what is required', ({ edit }) => edit(listing, (it) => Object.assign(it, { area: null })), 'x'],
  ['an unknown type', ({ edit }) => edit(listing, (it) => Object.assign(it, { type: 'castle' })), 'x'],
  ['an unknown type of block', ({ edit }) => edit('pages/home.json', (it) => it.blocks.push({ type: 'carousel' })), 'x'],
  ['a misspelt field', ({ edit }) => edit(listing, (it) => Object.assign(it, { bedroms: 2 })), 'x'],
  ['a price of nothing', ({ edit }) => edit(listing, (it) => Object.assign(it.price, { amount: 0 })), 'x'],
  ['a price below nothing', ({ edit }) => edit(listing, (it) => Object.assign(it.price, { amount: -5 })), 'x'],
  ['no picture', ({ edit }) => edit(listing, (it) => Object.assign(it, { gallery: [] })), 'x'],
  ['a day that is none', ({ edit }) => edit(listing, (it) => Object.assign(it, { listed: '2026-02-30' })), 'x'],
  ['a month that is none', ({ edit }) => edit('developments/le-mirage/index.json', (it) => Object.assign(it, { completion: '2025-13' })), 'x'],
  ['a reference of another kind', ({ edit }) => edit(listing, (it) => Object.assign(it, { reference: 'sb-1' })), 'x'],
  ['a slug with capitals', ({ edit }) => edit(listing, (it) => Object.assign(it, { slug: 'Flat' })), 'x'],
  ['a path without its slash', ({ edit }) => edit('pages/about/index.json', (it) => Object.assign(it, { path: '/about' })), 'x'],
  ['a path with a language', ({ edit }) => edit('popularSearches/lusail-rent.json', (it) => Object.assign(it, { path: '/ar/properties/' })), 'x'],
  ['an address that is none', ({ edit }) => edit('site.json', (it) => Object.assign(it.socials[0], { url: 'x.com' })), 'x'],
  ['an e-mail that is none', ({ edit }) => edit('team/sara-haddad.json', (it) => Object.assign(it, { email: 'sara' })), 'x'],
  ['a number without its country', ({ edit }) => edit('site.json', (it) => Object.assign(it, { phone: '4000 1180' })), 'x'],
  ['a point off the globe', ({ edit }) => edit(listing, (it) => Object.assign(it.point, { lat: 251 })), 'x'],
  ['a title that search engines cut', ({ edit }) => edit('pages/home.json', (it) => Object.assign(it.meta.title, { en: 'x'.repeat(61) })), 'x'],
  ['a payment plan of 90 percent', ({ edit }) => edit('offPlan/reef-residences/index.json', (it) => Object.assign(it.paymentPlan[1], { percent: 50 })), 'x'],
  ['an unreadable file', ({ write }) => write('areas/london.json', '{ "slug": '), 'x'],
  ['a list where a thing should be', ({ write }) => write('areas/london.json', '[]'), 'x'],
  ['no site', ({ remove }) => remove('site.json'), 'x'],
];

const languages: Row[] = [
  ['a missing translation', ({ edit }) => edit('areas/lusail/index.json', (it) => delete it.name.ar), 'x'],
  ['an empty translation', ({ edit }) => edit('areas/lusail/index.json', (it) => Object.assign(it.name, { ar: ' ' })), 'x'],
  ['an unknown language', ({ edit }) => edit('areas/lusail/index.json', (it) => Object.assign(it.name, { fr: 'Lusail' })), 'x'],
  ['a text in an unknown language', ({ write }) => write(`${article}/fr.md`, 'Loyer.'), 'x'],
  ['a text in one language only', ({ remove }) => remove(`${article}/ar.md`), 'x'],
  ['no text at all', ({ remove }) => { remove(`${article}/ar.md`); remove(`${article}/en.md`); }, 'x'],
  ['an empty text', ({ write }) => write(`${article}/ar.md`, '\n'), 'x'],
];

const relations: Row[] = [
  ['an unknown agent', ({ edit }) => edit(listing, (it) => Object.assign(it, { agent: 'nobody' })), 'x'],
  ['an unknown area', ({ edit }) => edit(listing, (it) => Object.assign(it, { area: 'atlantis' })), 'x'],
  ['an unknown picture', ({ edit }) => edit(listing, (it) => it.gallery.push('castle-01.jpg')), 'x'],
  ['an unknown area in a block', ({ edit }) => edit('pages/home.json', (it) => it.blocks[1].areas.push('atlantis')), 'x'],
  ['a picture whose file is missing', ({ remove }) => remove('pictures/villa-01.jpg'), 'x'],
  ['a picture without words', ({ edit }) => edit('pictures/villa-01.json', (it) => Object.assign(it.alt, { ar: '' })), 'x'],
  ['a picture without an alternative text', ({ edit }) => edit('pictures/villa-01.json', (it) => delete it.alt.ar), 'x'],
  ['a photo that is too small', ({ edit }) => edit('pictures/villa-01.json', (it) => Object.assign(it, { width: 800 })), 'x'],
  ['a double reference', ({ copy }) => copy(listing, 'listings/cap-9.json', (it) => Object.assign(it, { slug: 'studio-for-rent-in-lusail' })), 'x'],
  ['a double slug', ({ copy }) => copy(listing, 'listings/cap-9.json', (it) => Object.assign(it, { reference: 'cap-9' })), 'x'],
  ['a double path', ({ copy }) => copy('pages/home.json', 'pages/start.json', (it) => Object.assign(it, { slug: 'start' })), 'x'],
  ['a thing that is called differently from its file', ({ copy }) => copy('faqs/how-many-cheques.json', 'faqs/cheques.json', (it) => Object.assign(it, { slug: 'deposits' })), 'x'],
  ['a point outside its country', ({ edit }) => edit(listing, (it) => Object.assign(it, { point: { lat: 25.2, lng: 55.27 } })), 'x'],
  ['an area outside its country', ({ edit }) => edit('areas/london.json', (it) => Object.assign(it, { point: { lat: 48.85, lng: 2.35 } })), 'x'],
  ['a place near an area outside its country', ({ edit }) => edit('areas/lusail/index.json', (it) => Object.assign(it.nearby[0], { point: { lat: 0, lng: 0 } })), 'x'],
];

const sense: Row[] = [
  ['a status of the other purpose', ({ edit }) => edit(listing, (it) => Object.assign(it, { status: 'sold' })), 'x'],
  ['a rent without its period', ({ edit }) => edit(listing, (it) => delete it.price.period), 'x'],
  ['a sale by the month', ({ edit }) => edit('listings/cap-2.json', (it) => Object.assign(it.price, { period: 'month' })), 'x'],
  ['pounds in Qatar', ({ edit }) => edit(listing, (it) => Object.assign(it.price, { currency: 'GBP' })), 'x'],
  ['riyals in London', ({ edit }) => edit('listings/jsn1.json', (it) => Object.assign(it.price, { currency: 'QAR' })), 'x'],
  ['a reference of the other country', ({ copy, remove }) => { copy('listings/jsn1.json', 'listings/cap-3.json', (it) => Object.assign(it, { reference: 'cap-3' })); remove('listings/jsn1.json'); }, 'x'],
  ['an off-plan home without its project', ({ edit }) => edit('listings/cap-2.json', (it) => delete it.project), 'x'],
  ['a project for a home that stands', ({ edit }) => edit(listing, (it) => Object.assign(it, { project: 'reef-residences' })), 'x'],
  ['a home verified before it was listed', ({ edit }) => edit(listing, (it) => Object.assign(it, { verified: '2026-09-30' })), 'x'],
  ['a slug for the other purpose', ({ edit }) => edit(listing, (it) => Object.assign(it, { slug: 'flat-for-sale-in-lusail' })), 'x'],
  ['a link to no page', ({ edit }) => edit('site.json', (it) => Object.assign(it.legal[0], { path: '/nowhere/' })), 'x'],
];

describe.each([
  ['of shape', shapes],
  ['of language', languages],
  ['of relation', relations],
  ['of sense', sense],
])('a fault %s stops the build with one line that says where it is and what is wrong', (_kind, rows) => {
  it.each(rows)('%s', (_title, change, ...faults) => {
    expect(faultsAfter(change)).toEqual(faults);
  });
});
