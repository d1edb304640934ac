import { Drawer } from '@shop/ui-kit/drawer';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Reference } from '../shared/Reference';
import { CommentForm } from './CommentForm';
import { QuestionForm } from './QuestionForm';
import { ReportForm } from './ReportForm';
import { ReviewForm } from './ReviewForm';
import { Submitted, type SubmittedKind } from './Submitted';
import type { WritingOrder } from './WritingOrder';

interface WritingDrawerProps {
  /** The item, unless the order names it. */
  reference?: Reference | undefined;
  order: WritingOrder;
  onClose: () => void;
}

/** The form to write something, and the thanks for it. What was typed is kept when it is closed unsent. */
export default function WritingDrawer({ reference, order, onClose }: WritingDrawerProps) {
  const [submitted, setSubmitted] = useState<SubmittedKind | null>(null);
  return (
    <Drawer
      open
      onClose={onClose}
      side="right"
      size="narrow"
      title={<FormattedMessage id={`community.writing.${order.kind}.title`} />}
    >
      {submitted ? (
        <Submitted kind={submitted} onClose={onClose} />
      ) : (
        <OrderedForm reference={reference} order={order} onSubmitted={setSubmitted} />
      )}
    </Drawer>
  );
}

interface OrderedFormProps extends Omit<WritingDrawerProps, 'onClose'> {
  onSubmitted: (kind: SubmittedKind) => void;
}

function OrderedForm({ reference, order, onSubmitted }: OrderedFormProps) {
  switch (order.kind) {
    case 'review':
      return (
        <ReviewForm
          reference={subjectOf(order.about ?? reference)}
          own={order.own}
          onSubmitted={(isShown) => onSubmitted(isShown ? 'reviewApproved' : 'reviewWaiting')}
        />
      );
    case 'question':
      return (
        <QuestionForm
          reference={subjectOf(order.about ?? reference)}
          own={order.own}
          onSubmitted={() => onSubmitted('questionSent')}
        />
      );
    case 'comment':
      return <CommentForm review={order.review} onSubmitted={() => onSubmitted('commentSent')} />;
    case 'report':
      return <ReportForm review={order.review} onSubmitted={() => onSubmitted('reportSent')} />;
  }
}

function subjectOf(reference: Reference | undefined): Reference {
  if (!reference) throw new Error('Nobody says what it is to be written about.');
  return reference;
}
