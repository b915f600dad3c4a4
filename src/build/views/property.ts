import type { Listing } from '../../domain/content/listings';
import { median } from '../../domain/content/median';
import { similarListings } from '../../domain/content/similarListings';
import { resultsPath } from '../../domain/search/query';
import { listingMarkup } from '../../domain/site/listingMarkup';
import { clip } from '../../domain/site/meta';
import type { PropertyContent } from '../../domain/site/pageContent';
import { listingPath } from '../../domain/site/paths';
import { formatPrice } from '../../i18n/format';
import { localise } from '../../i18n/localised';
import { paragraphs } from '../renderMarkdown';
import { isOpen } from '../siteContent';
import type { PageViews } from './pageViews';

/** Fewer homes than this say nothing of a place's prices. */
const leastSample = 5;

/** The details page of one home. */
export function propertyView(views: PageViews, listing: Listing): PropertyContent {
  const { site, code, cards, words } = views;
  const { features, gallery, floorPlans, agent, project, description, video: _video, ...facts } = listing;
  const { family, purpose, type } = listing;
  const open = site.content.listings.filter((other) => isOpen(other.status));
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
    listing: localise(facts, code),
    features: views.features(features),
    description: paragraphs(description[code]),
    gallery: gallery.map((file) => site.picture(file, code)),
    floorPlans: floorPlans.map((file) => site.picture(file, code)),
    place: views.places(listing.area),
    agent: cards.teamMember(site.get('team', agent)),
    areaPricePerMetre: areaPricePerMetre(views, listing),
    project: project ? cards.offPlan(site.get('offPlan', project)) : null,
    similar: similarListings(listing, open, 3).map((similar) => cards.listing(similar)),
    resultsPath: results,
  };

  function areaPricePerMetre({ site: all }: PageViews, { area }: Listing) {
    const comparable = all.listingsIn(area, { family, purpose }).filter((other) => other.type === type);
    if (comparable.length < leastSample) return null;
    return {
      median: median(comparable.map(({ price, size }) => price.amount / size)),
      sample: comparable.length,
    };
  }
}

function priceWords({ code, words }: PageViews, { price }: Listing): string {
  const amount = formatPrice(price.amount, price.currency, code);
  return price.period ? words('listings.pricePerMonth', { price: amount }) : amount;
}

function markupOf(views: PageViews, listing: Listing): object {
  const { site, code } = views;
  const places = site.placesOf(listing.area);
  return listingMarkup(views.markup, listing, {
    title: listing.title[code],
    description: listing.description[code],
    places: places.filter(({ kind }) => kind !== 'country').map(({ name }) => name[code]),
    countryCode: site.countryOf(listing.area) === 'uk' ? 'GB' : 'QA',
    images: listing.gallery.map((file) => views.imageUrl(file)),
    features: views.features(listing.features),
  });
}
