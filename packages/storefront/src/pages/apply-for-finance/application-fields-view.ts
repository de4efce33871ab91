import { type ConsentField, consentFields, consentWordings } from '@forecourt/domain/application-consents';
import {
  type ApplicationFieldName,
  type ApplicationStepName,
  applicationField,
  stepFields,
} from '@forecourt/domain/finance-application';
import { type ShownField, shownField } from '../../features/form-field/shown-field';
import type { ApplicationState } from './application-view';
import { applicationWords as words } from './application-words';

/** The id of a field's input: what the list of problems leads to. */
export const inputId = (name: ApplicationFieldName): string => `application-${name}`;

const isConsent = (name: ApplicationFieldName): name is ConsentField => consentFields.some((field) => field === name);

/**
 * The fields of a step as they are drawn, with what was typed. The number of a document is not shown again: an empty field
 * keeps it.
 * @param lender who gets the application, by name: what is agreed to names it
 */
export const applicationFieldsView = (
  { answers }: Pick<ApplicationState, 'answers'>,
  step: ApplicationStepName,
  lender: string,
): readonly ShownField<ApplicationFieldName>[] => {
  const wordings = consentWordings(lender);
  return stepFields(step).map((asked) => {
    const row = applicationField(asked.name);
    const typed = answers[asked.name] ?? '';
    const isIdentity = row.isIdentity === true;
    const isKept = isIdentity && typed !== '';
    const drawn = {
      // What a browser does not know of a person it is not to guess.
      autocomplete: 'off',
      ...row,
      ...(isConsent(asked.name) ? { label: wordings[asked.name] } : {}),
      ...(isKept ? { hint: words.kept(typed) } : {}),
    };
    const value = row.input === 'box' ? typed !== '' : isIdentity ? '' : typed;
    return { ...shownField(asked, drawn, { value }), ...(isKept ? { isKept } : {}) };
  });
};
