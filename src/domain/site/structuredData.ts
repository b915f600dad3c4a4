import { getLocale, type LocaleCode } from '../../i18n/locales';
import type { InOneLanguage } from '../../i18n/localised';
import type { Article } from '../content/articles';
import type { Career } from '../content/careers';
import type { Office } from '../content/offices';
import type { Site } from '../content/site';
import type { TeamMember } from '../content/team';
import { absoluteUrl } from './meta';
import type { Breadcrumb } from './pageFrame';
import { articlePath, careerPath, officePath, teamMemberPath } from './paths';

/** The context of JSON-LD objects. `siteUrl` has no trailing slash; `code` is the language of the page. */
export type MarkupContext = { siteUrl: string; site: Site; code: LocaleCode };

/** Adds the schema.org context to a top-level object. */
export function standalone(data: object): object {
  return { '@context': 'https://schema.org', ...data };
}

/** Returns the `@id` by which other objects refer to the agency. */
export function agencyId(siteUrl: string): string {
  return `${siteUrl}/#agency`;
}

/** Returns the agency as a `RealEstateAgent` with its licence number. */
export function agencyMarkup(
  { siteUrl, code }: Pick<MarkupContext, 'siteUrl' | 'code'>,
  site: InOneLanguage<
    Pick<Site, 'name' | 'legalName' | 'phone' | 'email' | 'founded' | 'licence' | 'socials'>
  >,
): object {
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(siteUrl),
    name: site.name,
    legalName: site.legalName,
    url: absoluteUrl(siteUrl, '/', code),
    logo: `${siteUrl}/icons/icon-512x512.png`,
    telephone: site.phone,
    email: site.email,
    foundingDate: site.founded,
    identifier: { '@type': 'PropertyValue', name: 'Brokerage licence', value: site.licence },
    sameAs: site.socials.map(({ url }) => url),
  };
}

/** Returns the breadcrumbs of a page as a `BreadcrumbList`. */
export function breadcrumbMarkup(
  { siteUrl, code }: Pick<MarkupContext, 'siteUrl' | 'code'>,
  breadcrumbs: readonly Breadcrumb[],
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(siteUrl, path, code),
    })),
  };
}

/** Returns an office as a `RealEstateAgent` with address, coordinates and opening hours. */
export function officeMarkup(
  context: MarkupContext,
  office: Office,
  cityName: string,
  image: string,
): object {
  const { siteUrl, code } = context;
  return {
    '@type': 'RealEstateAgent',
    '@id': `${absoluteUrl(siteUrl, officePath(office.slug), code)}#office`,
    name: `${context.site.name[code]}, ${office.name[code]}`,
    parentOrganization: { '@id': agencyId(siteUrl) },
    url: absoluteUrl(siteUrl, officePath(office.slug), code),
    image,
    telephone: office.phone,
    email: office.email,
    address: addressMarkup(office, cityName, code),
    geo: { '@type': 'GeoCoordinates', latitude: office.point.lat, longitude: office.point.lng },
    openingHoursSpecification: office.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      // schema.org names weekdays as we do, but with a capital.
      dayOfWeek: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
      opens,
      closes,
    })),
  };
}

/** Returns a team member as a `Person` who works for the agency. */
export function personMarkup({ siteUrl, code }: MarkupContext, member: TeamMember): object {
  return {
    '@type': 'Person',
    name: member.name[code],
    jobTitle: member.role[code],
    url: absoluteUrl(siteUrl, teamMemberPath(member.slug), code),
    telephone: member.phone,
    email: member.email,
    knowsLanguage: member.languages,
    worksFor: { '@id': agencyId(siteUrl) },
  };
}

/** Returns an article as a `NewsArticle`. */
export function articleMarkup(
  context: MarkupContext,
  article: Article,
  author: TeamMember,
  image: string,
): object {
  const { siteUrl, code } = context;
  return {
    '@type': 'NewsArticle',
    headline: article.title[code],
    description: article.meta.description[code],
    image: [image],
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: getLocale(code).hrefLang,
    author: {
      '@type': 'Person',
      name: author.name[code],
      url: absoluteUrl(siteUrl, teamMemberPath(author.slug), code),
    },
    publisher: { '@id': agencyId(siteUrl) },
    mainEntityOfPage: absoluteUrl(siteUrl, articlePath(article.slug), code),
  };
}

const employmentTypeNames: Record<Career['employmentType'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/**
 * Returns a job as a `JobPosting` at the address of its office, valid until the end of its closing day in Doha.
 * @param html the description
 */
export function jobMarkup(
  context: MarkupContext,
  career: Career,
  office: Office,
  cityName: string,
  html: string,
): object {
  const { siteUrl, site, code } = context;
  const url = absoluteUrl(siteUrl, careerPath(career.slug), code);
  return {
    '@type': 'JobPosting',
    title: career.title[code],
    description: html,
    datePosted: career.posted,
    validThrough: `${career.closes}T23:59:59+03:00`,
    employmentType: employmentTypeNames[career.employmentType],
    url,
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: site.name[code], sameAs: siteUrl },
    jobLocation: { '@type': 'Place', address: addressMarkup(office, cityName, code) },
  };
}

function addressMarkup(office: Office, cityName: string, code: LocaleCode): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.address[code],
    addressLocality: cityName,
    addressCountry: 'QA',
  };
}

/** Returns questions with their answers, as HTML or plain text, as an `FAQPage`. */
export function faqMarkup(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
