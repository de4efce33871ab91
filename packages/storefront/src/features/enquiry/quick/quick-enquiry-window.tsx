'use client';

import { leadReference } from '@forecourt/domain/lead';
import { Alert } from '@forecourt/ui/alert';
import { Button, LinkButton } from '@forecourt/ui/button';
import { Dialog } from '@forecourt/ui/modal';
import { NextSteps } from '@forecourt/ui/page-layout';
import { useEffect, useRef, useState } from 'react';
import { EnquiryForm } from '../form/enquiry-form';
import type { AcceptedEnquiry } from '../form/enquiry-outcome';
import { enquiryWords } from '../form/enquiry-words';
import { successSteps, successText } from '../success-words';
import * as styles from './quick-enquiry.css';
import type { QuickEnquiryParts } from './quick-enquiry-parts';
import type { QuickEnquiryView } from './quick-enquiry-view';
import { quickEnquiryWords as words } from './quick-enquiry-words';

/** It was taken: the words of the success page, without leaving the page. Takes the focus, which its form had. */
const Taken = ({
  view,
  outcome,
  onDone,
}: {
  readonly view: QuickEnquiryView;
  readonly outcome: AcceptedEnquiry;
  readonly onDone: () => void;
}) => {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  const { success } = view.context;
  const isSold = outcome.isSold === true;
  return (
    <div className={styles.part}>
      <Alert ref={message} tabIndex={-1} tone="success" title={success.title}>
        <p>{successText(view.siteName, isSold)}</p>
        <p>
          {words.reference} {leadReference(outcome.leadId)}
        </p>
      </Alert>
      <NextSteps steps={successSteps(success, isSold)} />
      <Button onClick={onDone}>{words.done}</Button>
    </div>
  );
};

/** The quick enquiry about one vehicle: its form, what became of it, or that the vehicle has gone. */
export const QuickEnquiryWindow = ({
  view,
  Way,
  hadForm,
  open,
  onClose,
}: QuickEnquiryParts & {
  readonly hadForm: boolean;
  readonly open: boolean;
  /** `isDone`: its enquiry was taken, another press begins anew. */
  readonly onClose: (isDone: boolean) => void;
}) => {
  const [outcome, setOutcome] = useState<AcceptedEnquiry>();
  const close = () => onClose(outcome !== undefined);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={view.title ?? words.title}
      description={
        <>
          <span className={styles.name}>{view.name}</span> · {view.stock}
        </>
      }
      phone="sheet"
      keepsContent
    >
      {outcome !== undefined ? (
        <Taken view={view} outcome={outcome} onDone={close} />
      ) : hadForm ? (
        <div className={styles.part}>
          {(view.picture !== undefined || view.price !== undefined) && (
            <div className={styles.brief}>
              {view.picture !== undefined && <img src={view.picture} alt="" className={styles.picture} />}
              {view.price}
            </div>
          )}
          {view.isSold && (
            <Alert tone="caution" title={enquiryWords.soldMeanwhile}>
              {enquiryWords.soldMeanwhileText}
            </Alert>
          )}
          <EnquiryForm
            context={view.context}
            formId={`${view.context.rules.category}-enquiry-${view.context.vehicle?.id}`}
            Way={Way}
            onAccepted={setOutcome}
          />
        </div>
      ) : (
        <div className={styles.part}>
          <Alert tone="caution" title={words.sold}>
            {words.soldText}
          </Alert>
          {/* It may lead to the very page that it stands over. */}
          <LinkButton href={view.similarHref} onClick={close}>
            {words.similar}
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
};
