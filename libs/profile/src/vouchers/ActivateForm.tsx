import { fieldErrorsOf, Form, FORM_ERROR, SelectFormField, TextFormField } from '@shop/forms';
import { localDay, useLocale } from '@shop/intl';
import { useActivateVoucherMutation } from '@shop/service-client/voucher';
import { useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { check, dayWithin, email as emailLike, required } from '@shop/validation';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVoucherNotice } from './useVoucherNotice';
import type { VoucherFormProps } from './VoucherFormProps';

interface ActivationValues {
  date?: string;
  location?: string;
  name?: string;
  email?: string;
}

/** Books an experience for a day and a location, or stores a value voucher in the account, which needs one. */
export function ActivateForm({ voucher, onDone }: VoucherFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { status, openAuth } = useSession();
  const [activateVoucher] = useActivateVoucherMutation();
  const tell = useVoucherNotice();
  const isCustomer = status === 'authenticated';
  const isExperience = voucher.kind === 'experience';
  const lastDate = localDay(voucher.validUntil);

  async function handleSubmit(values: ActivationValues) {
    const { data } = await activateVoucher({ code: voucher.code, activation: values, locale });
    if (!data) return { [FORM_ERROR]: 'unanswered' };
    if (data.error?.validationError) return fieldErrorsOf(data.error.validationError);
    tell('activate', data.error);
    if (data.error) return { [FORM_ERROR]: 'refused' };
    if (data.ret) onDone(data.ret);
    return undefined;
  }

  if (!isExperience && !isCustomer) {
    return (
      <>
        <p>
          <FormattedMessage id="profile.voucher.activate.signIn" />
        </p>
        <Button onClick={() => openAuth('login')}>
          <FormattedMessage id="profile.loginRequired.button" />
        </Button>
      </>
    );
  }
  return (
    <Form<ActivationValues>
      onSubmit={handleSubmit}
      validate={({ date, location, name, email }) => ({
        ...(isExperience && { date: check(date, required, dayWithin(voucher.firstDate, lastDate)) }),
        ...(isExperience && voucher.locations.length > 0 && { location: check(location, required) }),
        ...(!isCustomer && { name: check(name, required), email: check(email, required, emailLike) }),
      })}
    >
      {({ submitting }) => (
        <Stack>
          {isExperience && (
            <TextFormField
              name="date"
              type="date"
              required
              min={voucher.firstDate}
              max={lastDate}
              label={<FormattedMessage id="profile.voucher.activate.date" />}
            />
          )}
          {isExperience && voucher.locations.length > 0 && (
            <SelectFormField
              name="location"
              required
              label={<FormattedMessage id="profile.voucher.activate.location" />}
            >
              <option value="">{formatMessage({ id: 'profile.voucher.activate.location.choose' })}</option>
              {voucher.locations.map((location) => (
                <option key={location}>{location}</option>
              ))}
            </SelectFormField>
          )}
          {!isCustomer && (
            <>
              <TextFormField
                name="name"
                autoComplete="name"
                required
                label={<FormattedMessage id="profile.voucher.activate.name" />}
              />
              <TextFormField
                name="email"
                type="email"
                autoComplete="email"
                required
                label={<FormattedMessage id="profile.voucher.activate.email" />}
              />
            </>
          )}
          <Button type="submit" loading={submitting}>
            <FormattedMessage
              id={isExperience ? 'profile.voucher.activate.submit' : 'profile.voucher.activate.store'}
            />
          </Button>
        </Stack>
      )}
    </Form>
  );
}
