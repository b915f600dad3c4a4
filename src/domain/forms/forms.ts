import { bookValuation } from './bookValuation';
import { bookViewing } from './bookViewing';
import { callback } from './callback';
import { contactOffice } from './contactOffice';
import { contactTeamMember } from './contactTeamMember';
import type { FormDefinition } from './field';
import { generalEnquiry } from './generalEnquiry';
import { jobApplication } from './jobApplication';
import { listProperty } from './listProperty';
import { newsletter } from './newsletter';
import { propertyEnquiry } from './propertyEnquiry';
import { registerInterest } from './registerInterest';
import { reportRepair } from './reportRepair';

/** All forms of the site. A new form needs a definition, a line here and its texts. */
export const forms = {
  generalEnquiry,
  propertyEnquiry,
  bookViewing,
  bookValuation,
  callback,
  registerInterest,
  contactOffice,
  contactTeamMember,
  jobApplication,
  listProperty,
  reportRepair,
  newsletter,
} satisfies Record<string, FormDefinition>;

export type FormId = keyof typeof forms;

export const formIds = Object.keys(forms) as [FormId, ...FormId[]];
