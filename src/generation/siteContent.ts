import type { Area } from '../domain/content/areas';
import { type CollectionName, type Content, collections } from '../domain/content/collections';
import type { Family, Listing, Purpose } from '../domain/content/listings';
import { isOnMarket } from '../domain/content/listingTerms';
import { isPlan } from '../domain/content/pictures';
import { ancestorsOf, countryOf } from '../domain/content/places';
import { similarListings, withOwnPictures } from '../domain/content/similarListings';
import { type PictureView, planEnding } from '../domain/site/pictureView';
import type { LocaleCode } from '../i18n/locales';
import type { ProcessedPicture } from './processPictures';

type Item<Name extends CollectionName> = Content[Name][number];

/**
 * The checked content with lookups by key and by area, without items that are not shown today. All references are
 * valid, because `checks/` rejects content with others.
 */
export class SiteContent {
  readonly areas: ReadonlyMap<string, Area>;
  /** Messages for editors about items that are omitted because of their date. */
  readonly notices: string[] = [];
  readonly content: Content;
  private readonly byKey = new Map<string, unknown>();
  /** Homes by area, newest first. */
  private readonly within = new Map<string, Listing[]>();
  private readonly openByKind = new Map<string, Listing[]>();
  private readonly similar = new Map<Listing, readonly Listing[]>();
  private readonly pricesPerMetre = new Map<string, readonly number[]>();

  /** @param today ISO date as of which closed jobs and future articles are omitted */
  constructor(
    content: Content,
    private readonly pictures: ReadonlyMap<string, ProcessedPicture>,
    readonly today: string,
  ) {
    const careers = content.careers.filter(({ slug, closes }) =>
      this.keep(closes >= today, `careers/${slug} closed on ${closes} and is left off the site`),
    );
    const articles = content.articles.filter(({ slug, date }) =>
      this.keep(date <= today, `articles/${slug} is dated ${date} and is left off the site until then`),
    );
    this.content = { ...content, careers, articles: articles.sort((a, b) => b.date.localeCompare(a.date)) };
    this.areas = new Map(content.areas.map((area) => [area.slug, area]));
    for (const name of Object.keys(collections) as CollectionName[]) {
      for (const item of this.content[name]) {
        this.byKey.set(`${name}/${(item as Record<string, unknown>)[collections[name].key]}`, item);
      }
    }
    for (const listing of content.listings) {
      for (const { slug } of this.placesOf(listing.area)) {
        push(this.within, slug, listing);
      }
      if (isOnMarket(listing.status)) push(this.openByKind, kindOf(listing), listing);
    }
    for (const listings of this.within.values()) listings.sort(newestFirst);
  }

  /** The item with a key. @throws if there is none, which cannot happen with checked content */
  get<Name extends CollectionName>(name: Name, key: string): Item<Name> {
    const item = this.byKey.get(`${name}/${key}`);
    if (!item) throw new Error(`content/${name}/ has nothing called "${key}"`);
    return item as Item<Name>;
  }

  /** The one object of `site.json`. */
  get site(): Item<'site'> {
    return this.get('site', 'site');
  }

  /** An area and all areas around it, the smallest first, the country last. */
  placesOf(slug: string): Area[] {
    return [this.get('areas', slug), ...ancestorsOf(slug, this.areas)];
  }

  /** Slug of an area's country. */
  countryOf(slug: string): string {
    return countryOf(slug, this.areas) ?? slug;
  }

  /** Homes in an area and the areas within it, newest first; those off the market only on request. */
  listingsIn(
    slug: string,
    wanted: { family?: Family; purpose?: Purpose; offMarket?: boolean } = {},
  ): Listing[] {
    return (this.within.get(slug) ?? []).filter(
      ({ family, purpose, status }) =>
        (!wanted.family || family === wanted.family) &&
        (!wanted.purpose || purpose === wanted.purpose) &&
        (wanted.offMarket || isOnMarket(status)),
    );
  }

  /** Three of the eight open homes most similar to a home, with different opening pictures. Cached for all languages. */
  similarTo(listing: Listing): readonly Listing[] {
    return remember(this.similar, listing, () =>
      withOwnPictures(listing, similarListings(listing, this.openByKind.get(kindOf(listing)) ?? [], 8), 3),
    );
  }

  /** Prices per m² of open homes with the same family, purpose, type and area. */
  pricesPerMetreLike({ area, family, purpose, type }: Listing): readonly number[] {
    return remember(this.pricesPerMetre, [area, family, purpose, type].join(' '), () =>
      this.listingsIn(area, { family, purpose })
        .filter((other) => other.type === type)
        .map(({ price, size }) => price.amount / size),
    );
  }

  /** A picture with its texts in one language. */
  picture(file: string, code: LocaleCode): PictureView {
    const processed = this.pictures.get(file);
    if (!processed) throw new Error(`content/pictures/${file} was not processed`);
    const entry = this.get('pictures', file);
    const path = isPlan(entry) ? processed.path + planEnding(code) : processed.path;
    return { ...processed, path, alt: entry.alt[code] };
  }

  private keep(holds: boolean, notice: string): boolean {
    if (!holds) this.notices.push(notice);
    return holds;
  }
}

function kindOf({ family, purpose }: Listing): string {
  return `${family} ${purpose}`;
}

function push<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/**
 * True if a home is built: from the end of its completion month on, or, if the month is unknown, unless it is sold off
 * plan.
 * @param today ISO date
 */
export function isBuilt({ family, completion }: Listing, today: string): boolean {
  return completion === null ? family !== 'off-plan' : completion < today.slice(0, 7);
}

/** Sorts by listing date, newest first, then by reference, so that the order is the same in every build. */
export function newestFirst(a: Listing, b: Listing): number {
  return b.listed.localeCompare(a.listed) || a.reference.localeCompare(b.reference);
}
