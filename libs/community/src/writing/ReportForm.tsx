import type { Review } from '@shop/contracts';
import { entryLengths, type ReportType, reportTypes } from '@shop/contracts/entry-limits';
import { CountedFormField, useFormField } from '@shop/forms';
import { useReportReviewMutation } from '@shop/service-client/community-writing';
import { RadioField } from '@shop/ui-kit/field';
import { check, maxLength, required } from '@shop/validation';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { EntryForm } from './EntryForm';
import type { Trapped } from './TrapField';

/** Reasons are longer than what fits beside another. */
const OneBelowTheOther = styled.div`
  & > fieldset > div {
    flex-direction: column;
  }
`;

interface Values {
  reportType: ReportType;
  reportDescription?: string;
}

const labels = {
  'off topic': 'offTopic',
  inappropriate: 'inappropriate',
  spam: 'spam',
  other: 'other',
} as const satisfies Record<ReportType, string>;

const validate = ({ reportType, reportDescription }: Partial<Values>) => ({
  reportType: check(reportType, required),
  reportDescription: check(
    reportDescription,
    ...(reportType === 'other' ? [required] : []),
    maxLength(entryLengths.report),
  ),
});

interface ReportFormProps {
  review: Pick<Review, 'id' | 'shortDescription'>;
  onSubmitted: () => void;
}

/** Reports a review to the shop, for a reason. */
export function ReportForm({ review, onSubmitted }: ReportFormProps) {
  const [report] = useReportReviewMutation();

  async function handleSend(values: Values & Trapped) {
    const { data } = await report({ reviewId: review.id, reportDescription: '', ...values });
    if (!data || data.error) return 'detailsPage.reviews.list.reportReviewForm.error';
    onSubmitted();
    return null;
  }

  return (
    <EntryForm<Values> kind="report" restorationKey={`report ${review.id}`} validate={validate} onSend={handleSend}>
      {({ reportType }) => (
        <>
          <ReasonField title={review.shortDescription} />
          <CountedFormField
            name="reportDescription"
            max={entryLengths.report}
            multiline
            required={reportType === 'other'}
            label={<FormattedMessage id="community.writing.report.description" />}
          />
        </>
      )}
    </EntryForm>
  );
}

function ReasonField({ title }: { title: string }) {
  const { input, error } = useFormField('reportType');
  return (
    <OneBelowTheOther>
      <RadioField
        name="reportType"
        value={input.value}
        onChange={input.onChange}
        onBlur={() => input.onBlur()}
        required
        error={error}
        label={<FormattedMessage id="community.writing.report.type" values={{ title }} />}
        options={reportTypes.map((value) => {
          const reason = labels[value];
          return { value, label: <FormattedMessage id={`community.writing.report.type.${reason}`} /> };
        })}
      />
    </OneBelowTheOther>
  );
}
