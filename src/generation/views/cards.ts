import type { Area } from '../../domain/content/areas';
import type { Article } from '../../domain/content/articles';
import type {
  AreaCardView,
  ArticleCardView,
  CareerCardView,
  DevelopmentCardView,
  ListingCardView,
  OfficeCardView,
  OffPlanCardView,
  ReviewCardView,
  TeamContactView,
  TeamMemberCardView,
} from '../../domain/content/cards';
import type { Career } from '../../domain/content/careers';
import type { Development } from '../../domain/content/developments';
import type { Listing } from '../../domain/content/listings';
import { isOnMarket } from '../../domain/content/listingTerms';
import type { Office } from '../../domain/content/offices';
import type { OffPlanProject } from '../../domain/content/offPlan';
import type { Review } from '../../domain/content/reviews';
import type { TeamMember } from '../../domain/content/team';
import { varyPictures } from '../../domain/content/varyPictures';
import type { LocaleCode } from '../../i18n/locales';
import { readingMinutes } from '../renderMarkdown';
import type { SiteContent } from '../siteContent';
import type { Words } from '../words';

/** Creates the card views of items in one language. */
export class Cards {
  constructor(
    private readonly site: SiteContent,
    private readonly code: LocaleCode,
    private readonly words: Words,
  ) {}

  /** Cards of a list, in order. Adjacent cards begin with different pictures. */
  listings(homes: readonly Listing[]): ListingCardView[] {
    const pictures = varyPictures(homes);
    return homes.map((home, index) => this.listing(home, pictures[index]));
  }

  listing(listing: Listing, picture = listing.gallery[0] as string): ListingCardView {
    const { reference, slug, family, purpose, type, status, bedrooms, bathrooms, size, price } = listing;
    const { furnished, completion, permit } = listing;
    const building = listing.building?.[this.code] ?? null;
    const names = this.placeNames(listing.area);
    return {
      ...{ reference, slug, family, purpose, type, status, bedrooms, bathrooms },
      ...{ size, price, furnished, completion },
      building: building === names[0] ? null : building,
      place: names,
      picture: this.site.picture(picture, this.code),
      ...(permit && { permit }),
    };
  }

  teamMember({ slug, languages, name, role, avatar }: TeamMember): TeamMemberCardView {
    const words = { name: name[this.code], role: role[this.code] };
    return { slug, languages, ...words, avatar: this.site.picture(avatar, this.code) };
  }

  teamContact(member: TeamMember): TeamContactView {
    const whatsapp = member.whatsapp ?? this.site.site.whatsapp;
    return { ...this.teamMember(member), phone: member.phone, whatsapp, email: member.email };
  }

  /** @throws if the area has no guide */
  area(area: Area): AreaCardView {
    if (!area.guide) throw new Error(`areas/${area.slug} has no guide`);
    return {
      slug: area.slug,
      name: area.name[this.code],
      lead: area.guide.lead[this.code],
      picture: this.site.picture(area.guide.picture, this.code),
      // The guide links to these homes, not to offices or off-plan units.
      homes: this.site.listingsIn(area.slug, { family: 'residential' }).length,
    };
  }

  article({ slug, date, title, lead, picture, body }: Article): ArticleCardView {
    return {
      ...{ slug, date },
      title: title[this.code],
      lead: lead[this.code],
      picture: this.site.picture(picture, this.code),
      readingMinutes: readingMinutes(body[this.code]),
    };
  }

  office({ slug, phone, hours, name, address, area, picture }: Office): OfficeCardView {
    return {
      ...{ slug, phone, hours },
      name: name[this.code],
      address: address[this.code],
      place: this.placeNames(area),
      picture: this.site.picture(picture, this.code),
    };
  }

  offPlan(project: OffPlanProject): OffPlanCardView {
    const { slug, status, completion, name, area, gallery } = project;
    const units = this.site.content.listings.filter(
      (unit) => unit.project === slug && isOnMarket(unit.status),
    );
    return {
      ...{ slug, status, completion },
      name: name[this.code],
      place: this.placeNames(area),
      picture: this.site.picture(gallery[0] as string, this.code),
      fromPrice: units.length > 0 ? Math.min(...units.map(({ price }) => price.amount)) : null,
    };
  }

  development({ slug, name, lead, area, gallery }: Development): DevelopmentCardView {
    const words = { name: name[this.code], lead: lead[this.code] };
    const within = this.placeNames(area).slice(1);
    return { slug, ...words, place: within, picture: this.site.picture(gallery[0] as string, this.code) };
  }

  career({ slug, employmentType, closes, title, lead, office }: Career): CareerCardView {
    const words = { title: title[this.code], lead: lead[this.code] };
    const officeName = this.site.get('offices', office).name[this.code];
    return { slug, employmentType, closes, ...words, office: officeName };
  }

  review({ slug, date, rating, subject, author, text, area, agent }: Review): ReviewCardView {
    const member = agent ? this.site.get('team', agent) : null;
    return {
      ...{ slug, date, rating },
      subject: this.words(`reviews.subject.${subject}`),
      author: author[this.code],
      text: text[this.code],
      place: area ? this.site.get('areas', area).name[this.code] : null,
      agent: member && { slug: member.slug, name: member.name[this.code] },
    };
  }

  /** Names of a place and of its parent, without the country. */
  placeNames(slug: string): string[] {
    return this.site
      .placesOf(slug)
      .filter(({ kind }) => kind !== 'country')
      .slice(0, 2)
      .map(({ name }) => name[this.code]);
  }
}
