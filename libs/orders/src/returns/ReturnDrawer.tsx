import type { Order, ReturnReason } from '@shop/contracts';
import { RETURN_WORDS_MAX, returnReasons } from '@shop/contracts/entry-limits';
import { CountedFormField, Form, FORM_ERROR, SelectFormField } from '@shop/forms';
import { formatDate, useLocale } from '@shop/intl';
import { InlineNotice } from '@shop/notices';
import { useRequestReturnMutation } from '@shop/service-client/order';
import { Button } from '@shop/ui-kit/button';
import { Drawer } from '@shop/ui-kit/drawer';
import { Stack } from '@shop/ui-kit/layout';
import { check, maxLength, required } from '@shop/validation';
import { FormattedMessage, useIntl } from 'react-intl';

/** Units of each line, as they are chosen, beside the reason. */
type ReturnValues = { reason?: ReturnReason; words?: string } & Record<`line${string}`, string | undefined>;

const nameOf = (id: string) => `line${id}` as const;

interface ReturnDrawerProps {
  order: Order;
  accessKey: string | undefined;
  onClose: () => void;
  onSent: () => void;
}

/** The form of what is to be sent back: how much of each article, and why. */
export function ReturnDrawer({ order, accessKey, onClose, onSent }: ReturnDrawerProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [requestReturn] = useRequestReturnMutation();
  const { lines: returnable, until } = order.returnable;
  const titleOf = (id: string) => order.lines.find((line) => line.id === id)?.title ?? '';

  async function handleSubmit(values: ReturnValues) {
    const lines = returnable
      .map(({ id }) => ({ id, qty: Number(values[nameOf(id)] ?? 0) }))
      .filter(({ qty }) => qty > 0);
    if (lines.length === 0) return { [FORM_ERROR]: 'nothing' };
    const request = { lines, reason: values.reason!, words: values.words ?? '' };
    const { data } = await requestReturn({ id: order.id, key: accessKey, request, locale });
    if (!data || data.error) return { [FORM_ERROR]: 'failed' };
    onSent();
    return undefined;
  }

  return (
    <Drawer
      open
      onClose={onClose}
      side="right"
      size="narrow"
      title={<FormattedMessage id="orders.return.title" values={{ number: order.number }} />}
    >
      <Form<ReturnValues>
        onSubmit={handleSubmit}
        validate={({ reason, words }) => ({
          reason: check(reason, required),
          words: check(words, maxLength(RETURN_WORDS_MAX)),
        })}
      >
        {({ submitting, submitError }) => (
          <Stack gap="l">
            <p>
              <FormattedMessage id="orders.return.intro" values={{ date: until === null ? '' : formatDate(until) }} />
            </p>
            {returnable.map(({ id, qty }) => (
              <SelectFormField key={id} name={nameOf(id)} label={titleOf(id)}>
                <option value="">{formatMessage({ id: 'orders.return.keep' })}</option>
                {Array.from({ length: qty }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {formatMessage({ id: 'orders.return.units' }, { count: index + 1 })}
                  </option>
                ))}
              </SelectFormField>
            ))}
            <SelectFormField name="reason" required label={<FormattedMessage id="orders.return.reason" />}>
              <option value="">{formatMessage({ id: 'orders.return.reason.choose' })}</option>
              {returnReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {formatMessage({ id: `orders.return.reason.${reason}` })}
                </option>
              ))}
            </SelectFormField>
            <CountedFormField
              name="words"
              max={RETURN_WORDS_MAX}
              multiline
              rows={4}
              label={<FormattedMessage id="orders.return.words" />}
            />
            {submitError && (
              <Refused id={submitError === 'nothing' ? 'orders.return.nothing' : 'orders.return.failed'} />
            )}
            <Button type="submit" size="big" full loading={submitting}>
              <FormattedMessage id="orders.return.submit" />
            </Button>
          </Stack>
        )}
      </Form>
    </Drawer>
  );
}

const Refused = ({ id }: { id: 'orders.return.nothing' | 'orders.return.failed' }) => (
  <InlineNotice id={id}>
    <FormattedMessage id={id} />
  </InlineNotice>
);
