import type { Career } from '../../domain/content/careers';
import { isOnMarket } from '../../domain/content/listingTerms';
import type { Office } from '../../domain/content/offices';
import type { TeamMember } from '../../domain/content/team';
import type { CareerContent, OfficeContent, TeamMemberContent } from '../../domain/site/pageContent';
import { areaGuidePath, careerPath, officePath, teamMemberPath } from '../../domain/site/paths';
import { jobMarkup, officeMarkup, personMarkup } from '../../domain/site/structuredData';
import { localise } from '../../i18n/localised';
import { paragraphs, renderMarkdown } from '../renderMarkdown';
import { newestFirst } from '../siteContent';
import { byOrder } from './blocks';
import type { PageViews } from './pageViews';

/** The view of a team member: biography, and their homes, reviews and articles. */
export function teamMemberView(views: PageViews, member: TeamMember): TeamMemberContent {
  const { site, code, cards } = views;
  const homes = site.content.listings.filter(
    ({ agent, status }) => agent === member.slug && isOnMarket(status),
  );
  return {
    ...views.frame({
      path: teamMemberPath(member.slug),
      ...localise(member.meta, code),
      label: member.name[code],
      markup: [personMarkup(views.markup, member)],
    }),
    member: { ...cards.teamContact(member), department: member.department, joined: member.joined },
    biography: paragraphs(member.biography[code]),
    office: { slug: member.office, name: site.get('offices', member.office).name[code] },
    areas: member.areas.map((slug) => {
      const area = site.get('areas', slug);
      return { slug, name: area.name[code], guidePath: area.guide ? areaGuidePath(slug) : null };
    }),
    homes: cards.listings(homes.sort(newestFirst).slice(0, 6)),
    reviews: site.content.reviews
      .filter(({ agent }) => agent === member.slug)
      .map((review) => cards.review(review)),
    articles: site.content.articles
      .filter(({ author }) => author === member.slug)
      .map((article) => cards.article(article)),
  };
}

/** The view of a job. */
export function careerView(views: PageViews, career: Career): CareerContent {
  const { site, code, cards } = views;
  const office = site.get('offices', career.office);
  const { about, office: _office, meta, ...facts } = career;
  const html = renderMarkdown(about[code], code);
  return {
    ...views.frame({
      path: careerPath(career.slug),
      ...localise(meta, code),
      label: career.title[code],
      markup: [jobMarkup(views.markup, career, office, cards.placeNames(office.area).at(-1) ?? '', html)],
    }),
    career: localise(facts, code),
    html,
    office: cards.office(office),
    others: site.content.careers
      .filter(({ slug }) => slug !== career.slug)
      .map((other) => cards.career(other)),
  };
}

/** The view of an office, with its team members. */
export function officeView(views: PageViews, office: Office): OfficeContent {
  const { site, code, cards } = views;
  const { body, manager, picture, meta, ...facts } = office;
  const team = site.content.team
    .filter((member) => member.office === office.slug && member.slug !== manager)
    .sort(byOrder);
  const city = cards.placeNames(office.area).at(-1) ?? '';
  return {
    ...views.frame({
      path: officePath(office.slug),
      ...localise(meta, code),
      label: office.name[code],
      picture,
      markup: [officeMarkup(views.markup, office, city, views.imageUrl(picture))],
    }),
    office: localise(facts, code),
    html: renderMarkdown(body[code], code),
    picture: site.picture(picture, code),
    place: views.places(office.area),
    manager: cards.teamContact(site.get('team', manager)),
    team: team.slice(0, 8).map((member) => cards.teamMember(member)),
    others: site.content.offices
      .filter(({ slug }) => slug !== office.slug)
      .map((other) => cards.office(other)),
  };
}
