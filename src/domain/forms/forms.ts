import { bookValuation } from './bookValuation';
import { bookViewing } from './bookViewing';
import { callback } from './callback';
import { contactOffice } from './contactOffice';
import { contactTeamMember } from './contactTeamMember';
import type { FormDefinition } from './field';
import type { FormId } from './formIds';
import { generalEnquiry } from './generalEnquiry';
import { jobApplication } from './jobApplication';
import { listProperty } from './listProperty';
import { newsletter } from './newsletter';
import { propertyEnquiry } from './propertyEnquiry';
import { registerInterest } from './registerInterest';
import { reportRepair } from './reportRepair';

/** What each form asks. A new form is its file, a name in `formIds.ts`, a line here, and its words. */
export const forms: Readonly<Record<FormId, FormDefinition>> = {
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
};
