import type { Listing } from '../../domain/content/listings';
import { isOnMarket } from '../../domain/content/listingTerms';
import type { TeamMember } from '../../domain/content/team';
import { largestAddress } from '../../domain/site/pictureView';
import type { LocaleCode } from '../../i18n/locales';
import { cdata, element, escapeXml } from '../escapeXml';
import { isBuilt, type SiteContent } from '../siteContent';
import type { PageViews } from '../views/pageViews';
import { changedOn, photoUrls, videoUrl } from './homeFacts';
import {
  commercialAmenities,
  furnishedWords,
  offeringCode,
  privateAmenities,
  propertyTypeCodes,
} from './propertyFinderCodes';

/** The languages of the format. */
const languages = ['en', 'ar'] as const satisfies readonly LocaleCode[];

/** Square feet in a square metre. */
const feetPerMetre = 10.7639;

/** Returns why the portal cannot take a home, in English, or null if it can. */
export function propertyFinderFault(site: SiteContent, listing: Listing): string | null {
  if (!isOnMarket(listing.status)) return `off the market (${listing.status})`;
  if (listing.price.currency !== 'QAR')
    return `the price is in ${listing.price.currency}, and the format has no currency`;
  if (!placeOf(site, listing).city) return 'the portal demands a city, and its area is in none';
  if (!listing.gallery.some((file) => file.endsWith('.jpg'))) return 'the portal demands a photo';
  return null;
}

/**
 * Returns homes in the XML format of Property Finder: both languages, sizes in square feet, amounts in riyals. Elements
 * for which the content has no value are left out.
 * @param listings homes without a `propertyFinderFault`
 */
export function propertyFinderXml(
  views: Record<LocaleCode, PageViews>,
  listings: readonly Listing[],
): string {
  const last = listings.map(changedOn).sort().at(-1) ?? views.en.site.today;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<list last_update="${last} 00:00:00" listing_count="${listings.length}">`,
    ...listings.map((listing) => propertyElement(views.en, listing)),
    '</list>',
    '',
  ].join('\n');
}

function propertyElement(views: PageViews, listing: Listing): string {
  const { site } = views;
  const { city, community, subCommunity } = placeOf(site, listing);
  const { price, purpose, furnished, project, point, bedrooms, completion } = listing;
  const planned = project === null ? null : site.get('offPlan', project);
  const elements = [
    element('reference_number', listing.reference),
    element('offering_type', offeringCode(listing)),
    element('property_type', propertyTypeCodes[listing.type]),
    purpose === 'rent'
      ? `<price><yearly>${price.amount * 12}</yearly><monthly>${price.amount}</monthly></price>`
      : element('price', price.amount),
    element('service_charge', listing.serviceCharge),
    element('cheques', purpose === 'rent' ? listing.cheques : null),
    element('city', city),
    element('community', community),
    element('sub_community', subCommunity),
    element('property_name', listing.building?.en),
    ...languages.map((code) => element(`title_${code}`, listing.title[code])),
    ...languages.map(
      (code) => `<description_${code}>${cdata(listing.description[code])}</description_${code}>`,
    ),
    element('size', squareFeet(listing.size)),
    element('plot_size', listing.plot && squareFeet(listing.plot)),
    element('bedroom', bedrooms === 0 ? 'studio' : bedrooms),
    element('bathroom', listing.bathrooms),
    element('parking', listing.parking),
    element('furnished', furnished && furnishedWords[furnished]),
    element('build_year', isBuilt(listing, site.today) ? completion?.slice(0, 4) : null),
    element('floor', listing.floor),
    element('private_amenities', privateAmenities(listing).join(',')),
    element('commercial_amenities', commercialAmenities(listing).join(',')),
    photoElement(views, listing),
    element('video_tour_url', listing.video && videoUrl(views.siteUrl, listing.video)),
    element('geopoints', `${point.lng},${point.lat}`),
    element('completion_status', completionStatus(site, listing)),
    element('project_name', planned?.name.en),
    element('developer', planned?.developer.en),
    element('permit_number', listing.permit),
    agentElement(views, site.get('team', listing.agent)),
  ];
  return `<property last_update="${changedOn(listing)} 00:00:00">\n${elements.filter(Boolean).join('\n')}\n</property>`;
}

/**
 * The places that the format can name: the city, the area below it, and the smallest area if it is another one. The
 * portal demands a community, so a home whose area is the whole city names the city twice.
 */
function placeOf(site: SiteContent, { area }: Listing) {
  const places = site.placesOf(area);
  const cityAt = places.findIndex(({ kind }) => kind === 'city');
  const below = places.slice(0, Math.max(0, cityAt));
  const city = places[cityAt]?.name.en;
  return {
    city,
    community: below.at(-1)?.name.en ?? city,
    subCommunity: below.length > 1 ? below[0]?.name.en : null,
  };
}

/** Only sales have a status. Units of a project come from its developer (`primary`); land is not built. */
function completionStatus({ today }: SiteContent, listing: Listing): string | null {
  const { purpose, type, family } = listing;
  if (purpose === 'rent' || type === 'land') return null;
  return `${isBuilt(listing, today) ? 'completed' : 'off_plan'}${family === 'off-plan' ? '_primary' : ''}`;
}

function photoElement(views: PageViews, listing: Listing): string {
  const urls = photoUrls(views, listing).map(
    (url) => `<url last_updated="${listing.listed} 00:00:00" watermark="No">${escapeXml(url)}</url>`,
  );
  return `<photo>${urls.join('')}</photo>`;
}

/** The format wants a photo as JPEG, so the drawing of a member without a photo is left out. */
function agentElement({ siteUrl, site, code }: PageViews, member: TeamMember): string {
  const avatar = site.picture(member.avatar, code);
  const parts = [
    element('id', member.slug),
    element('name', member.name.en),
    element('email', member.email),
    element('phone', member.phone.replace(/\D/g, '')),
    element('photo', avatar.kind === 'photo' ? siteUrl + largestAddress(avatar) : null),
  ];
  return `<agent>${parts.join('')}</agent>`;
}

/** Returns a size in square feet, rounded: an importer gets the same square metres back. */
function squareFeet(metres: number): number {
  return Math.round(metres * feetPerMetre);
}
