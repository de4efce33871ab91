import type { EnquiryKind, EnquiryKindWithForm } from './enquiry-kind';
import { finance } from './finance';
import { findSimilar } from './find-similar';
import { fleet } from './fleet';
import { general } from './general';
import { history } from './history';
import { kindsWithoutForm } from './kinds-without-form';
import { offer } from './offer';
import { parts } from './parts';
import { photo } from './photo';
import { preApproval } from './pre-approval';
import { quick } from './quick';
import { sell } from './sell';
import { service } from './service';
import { testDrive } from './test-drive';
import { tradeIn } from './trade-in';
import { vehicle } from './vehicle';
import { warranty } from './warranty';

/** The kinds of enquiry that have a form, by the category that their leads carry: a file for each (FORM-06). */
export const enquiryKinds = {
  general,
  vehicle,
  quick,
  offer,
  service,
  parts,
  warranty,
  fleet,
  finance,
  'pre-approval': preApproval,
  photo,
  history,
  'find-similar': findSimilar,
  'test-drive': testDrive,
  'trade-in': tradeIn,
  sell,
} as const satisfies Readonly<Record<string, EnquiryKindWithForm>>;

/** The category of a kind that has a form. */
export type FormCategory = keyof typeof enquiryKinds;

const everyKind: Readonly<Record<EnquiryCategory, EnquiryKind>> = { ...enquiryKinds, ...kindsWithoutForm };

/** The category of a lead: of the kinds that have a form, and of those that have none yet. */
export type EnquiryCategory = FormCategory | keyof typeof kindsWithoutForm;

/** Every category that a lead may have. */
export const enquiryCategories = Object.keys(everyKind) as readonly EnquiryCategory[];

/** What a lead of a category must contain, and the initial values of its enquiry. */
export const enquiryKindOf = (category: EnquiryCategory): EnquiryKind => everyKind[category];

/** Whether a category has a form of ours. */
export const isFormCategory = (category: EnquiryCategory): category is FormCategory =>
  Object.hasOwn(enquiryKinds, category);

/** What makes the form of a kind what it is; null for a category without one. */
export const formKindOf = (category: EnquiryCategory): EnquiryKindWithForm | null =>
  isFormCategory(category) ? enquiryKinds[category] : null;
