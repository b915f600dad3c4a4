import { nearbyKinds } from '../../src/domain/content/areas';
import { topics } from '../../src/domain/content/articles';
import { employmentTypes } from '../../src/domain/content/careers';
import { faqGroups } from '../../src/domain/content/faqs';
import {
  families,
  features,
  fitOuts,
  furnishings,
  propertyTypes,
  statuses,
  tenures,
  views,
} from '../../src/domain/content/listingTerms';
import { weekdays } from '../../src/domain/content/offices';
import { projectStatuses } from '../../src/domain/content/offPlan';
import { sitemapSections } from '../../src/domain/content/pages';
import { reviewSubjects } from '../../src/domain/content/reviews';
import { departments, spokenLanguages } from '../../src/domain/content/team';
import { formIds } from '../../src/domain/forms/forms';

/** Translation keys that must exist for every value of a content field. `*` stands for the value. */
export const vocabularies: [family: string, values: readonly string[]][] = [
  ['listings.type.*', propertyTypes],
  ['listings.status.*', statuses],
  ['listings.furnished.*', furnishings],
  ['facts.fitOut.*', fitOuts],
  ['facts.tenure.*', tenures],
  ['facts.view.*', views],
  ['features.*', features],
  ['search.types.*', propertyTypes],
  ['search.family.*.any', families],
  ['areas.nearby.*', nearbyKinds],
  ['articles.topic.*', topics],
  ['careers.employmentType.*', employmentTypes],
  ['departments.name.*', departments],
  ['blocks.faqGroup.*', faqGroups],
  ['blocks.section.*', [...sitemapSections, 'search', 'areas', 'articles', 'team', 'careers', 'lists']],
  ['offPlan.status.*', projectStatuses],
  ['offices.day.*', weekdays],
  ['reviews.subject.*', reviewSubjects],
  ['team.language.*', spokenLanguages],
  ['forms.*.title', formIds],
  ['forms.*.submit', formIds],
  ['forms.*.next', formIds],
];
