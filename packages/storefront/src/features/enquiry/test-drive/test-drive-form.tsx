'use client';

import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { ErrorSummary, FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { SlotPicker } from '@forecourt/ui/slot-picker';
import { TextLink } from '@forecourt/ui/text-link';
import { EnquiryFailure } from '../form/enquiry-failure';
import { EnquiryFields } from '../form/enquiry-fields';
import { problemsOf } from '../form/enquiry-problems';
import { HiddenFields } from '../form/hidden-fields';
import { PrivacyNote } from '../form/privacy-note';
import { HomeFields } from './home-fields';
import { TakenNotice } from './taken-notice';
import * as styles from './test-drive-form.css';
import { nothingTyped, type TestDriveFormProps } from './test-drive-form-props';
import { testDriveWords as words } from './test-drive-words';
import { useTestDrive } from './use-test-drive';

const formId = 'test-drive';

/**
 * Books a test drive: a time, who comes, and where to. A plain form that the API answers until scripts take it over; with
 * them it is checked by the server's own schema, a time that somebody has taken meanwhile is offered anew with all that was
 * typed kept, and the success page follows. Source: TDRV-01, FORM-02, FORM-03, FORM-06.
 */
export const TestDriveForm = ({
  isLoading = false,
  ...props
}: TestDriveFormProps & {
  /** The times of another place are on their way. */
  readonly isLoading?: boolean;
}) => {
  const { context, days, placeName, length, comeWithinKm, bring, typed = nothingTyped } = props;
  const drive = useTestDrive(props, formId);
  const { errors, faults, nearest, failure, isBusy } = drive;
  const problems = [...drive.problems, ...problemsOf(errors, context, formId)];
  const { phone } = context;
  return (
    <FormLayout ref={drive.form} id={formId} action="/api/test-drive" method="post" onSubmit={drive.submit}>
      {problems.length > 0 && (
        <FormCell>
          <ErrorSummary ref={drive.summary} problems={problems} />
        </FormCell>
      )}
      <HiddenFields context={context} />
      {nearest !== null && (
        <FormCell>
          <TakenNotice ref={drive.taken} nearest={nearest} onChoose={drive.choose} />
        </FormCell>
      )}
      <FormCell>
        <SlotPicker
          id={`${formId}-slot`}
          name="slot"
          label={words.slot.label}
          hint={words.slot.hint(length, placeName)}
          days={days}
          value={drive.slot}
          onChange={drive.choose}
          emptyNote={words.slot.empty}
          loading={drive.isRefreshing || isLoading}
          error={faults.slot}
        />
        {phone !== null && (
          <p className={styles.aside}>
            {words.slot.noneSuits} <TextLink href={phone.href}>{phone.label}</TextLink>.
          </p>
        )}
      </FormCell>
      {comeWithinKm !== null && <HomeFields formId={formId} withinKm={comeWithinKm} faults={faults} typed={typed} />}
      <h2 className={styles.part}>{words.you}</h2>
      <EnquiryFields formId={formId} fields={context.fields} errors={errors} isPhoneAsked={drive.isPhoneAsked} />
      {bring.length > 0 && (
        <FormCell>
          <Alert title={words.bring}>
            {bring.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        </FormCell>
      )}
      <FormCell>
        <Button type="submit" size="large" fullWidth loading={isBusy}>
          {isBusy ? words.sending : words.submit}
        </Button>
        <PrivacyNote href={context.privacyHref} />
      </FormCell>
      {failure !== undefined && <EnquiryFailure message={failure} phone={phone} />}
    </FormLayout>
  );
};
