import type { Listing } from '../../domain/content/listings';
import { isOnMarket } from '../../domain/content/listingTerms';
import { pricesOf } from '../../domain/content/pricesOf';
import { resultsPath } from '../../domain/search/query';
import type { PropertyContent } from '../../domain/site/detailsContent';
import { listingMarkup } from '../../domain/site/listingMarkup';
import { clip } from '../../domain/site/meta';
import { listingPath } from '../../domain/site/paths';
import { formatPrice } from '../../i18n/format';
import { paragraphs } from '../renderMarkdown';
import { propertyCostsView, ratesOf } from './calculators';
import { nearPlaces } from './nearPlaces';
import type { PageViews } from './pageViews';
import { propertyFacts } from './propertyFacts';
import { videoView } from './videoView';

/** The view of a home. */
export function propertyView(views: PageViews, listing: Listing): PropertyContent {
  const { site, code, cards, words } = views;
  const { features, gallery, floorPlans, agent, project, description, video, status } = listing;
  const { family, purpose } = listing;
  const results = resultsPath({ family, purpose, area: listing.area, type: null });
  return {
    ...views.frame({
      path: listingPath(listing),
      title: words('listings.metaTitle', {
        title: clip(listing.title[code], 60 - listing.reference.length - 3),
        reference: listing.reference,
      }),
      description: `${priceWords(views, listing)} ${description[code]}`,
      label: listing.title[code],
      steps: [
        {
          label: words(`search.family.${family}.${purpose}`),
          path: resultsPath({ family, purpose, area: null, type: null }),
        },
        { label: site.get('areas', listing.area).name[code], path: results },
      ],
      picture: gallery[0],
      markup: [markupOf(views, listing)],
    }),
    listing: shownOf(views, listing),
    facts: propertyFacts(views, listing),
    offMarket: isOnMarket(status) ? null : words(`facts.offMarket.${status}`),
    video: video && videoView(views, video),
    near: nearPlaces(listing.point, site.content.areas, code, 6),
    features: views.features(features),
    description: paragraphs(description[code]),
    gallery: gallery.map((file) => site.picture(file, code)),
    galleryNote: galleryNote(views, listing),
    floorPlans: floorPlans.map((file) => site.picture(file, code)),
    place: views.places(listing.area),
    residency: residencyOf(views, listing),
    agent: cards.teamContact(site.get('team', agent)),
    project: project ? cards.offPlan(site.get('offPlan', project)) : null,
    permitUrl: listing.permitUrl,
    prices: pricesOf(listing),
    costs: propertyCostsView(views, listing),
    similar: cards.listings(site.similarTo(listing)),
    resultsPath: results,
  };
}

function galleryNote({ site, words }: PageViews, { family, furnished, gallery }: Listing): string | null {
  if (family === 'off-plan') return words('facts.pictures.offPlan');
  const showsFurniture = gallery.some((file) => site.get('pictures', file).furnished);
  return furnished === 'unfurnished' && showsFurniture ? words('facts.pictures.unfurnished') : null;
}

function residencyOf(views: PageViews, { family, purpose }: Listing): PropertyContent['residency'] {
  if (purpose === 'rent' || family === 'new-homes') return null;
  const { residence, permanent } = ratesOf(views, 'residency');
  return { residence, permanent };
}

/** The fields of a home that its page uses directly: those of its card without the picture, and some more. */
function shownOf({ code, cards }: PageViews, listing: Listing): PropertyContent['listing'] {
  const { picture: _picture, place: _place, ...card } = cards.listing(listing);
  const { title, point, epc } = listing;
  return { ...card, title: title[code], point, epc };
}

function priceWords({ code, words }: PageViews, { price }: Listing): string {
  const amount = formatPrice(price.amount, price.currency, code);
  return words(price.period ? 'listings.pricePerMonth' : 'listings.price', { price: amount });
}

/** The JSON-LD of a home in one language. */
export function markupOf(views: PageViews, listing: Listing): object {
  const { site, code, words } = views;
  const places = site.placesOf(listing.area);
  return listingMarkup(views.markup, listing, {
    title: listing.title[code],
    description: listing.description[code],
    places: places.filter(({ kind }) => kind !== 'country').map(({ name }) => name[code]),
    countryCode: site.countryOf(listing.area) === 'uk' ? 'GB' : 'QA',
    images: listing.gallery.map((file) => views.imageUrl(file)),
    sizeLabel: words(listing.type === 'land' ? 'facts.plot' : 'facts.size'),
    features: Object.values(views.features(listing.features)),
  });
}
