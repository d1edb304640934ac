import { GenderField, NameFields } from '@shop/auth/address';
import type { Customer } from '@shop/contracts';
import { fieldErrorsOf, Form, FORM_ERROR, TextFormField } from '@shop/forms';
import { useShopDispatch } from '@shop/service-client';
import { useUpdateCustomerMutation } from '@shop/service-client/profile';
import { loadSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormOutcome } from '../shared/FormOutcome';
import { Panel } from '../shared/Panel';
import { personOf, type PersonValues, personValuesOf, validatePerson } from './personValues';

/** Name, form of address and birthday. */
export function PersonForm({ customer }: { customer: Customer }) {
  const dispatch = useShopDispatch();
  const [updateCustomer] = useUpdateCustomerMutation();
  const [isSaved, setSaved] = useState(false);

  async function handleSubmit(values: PersonValues) {
    setSaved(false);
    const { data } = await updateCustomer({ customer: personOf(values), context: undefined });
    if (!data) return { [FORM_ERROR]: 'unanswered' };
    if (data.error) {
      return data.error.validationError ? fieldErrorsOf(data.error.validationError) : { [FORM_ERROR]: 'unknown' };
    }
    // The header greets by name.
    await dispatch(loadSession());
    setSaved(true);
    return undefined;
  }

  return (
    <Panel aria-labelledby="profile-person">
      <Heading level={2} size="l" id="profile-person">
        <FormattedMessage id="profile.person.title" />
      </Heading>
      <Form<PersonValues>
        onSubmit={handleSubmit}
        validate={validatePerson}
        // Another billing address brings another name, which saving must not undo.
        initialValues={personValuesOf(customer)}
        followsInitialValues
      >
        {({ submitting, submitError }) => (
          <Stack>
            <GenderField />
            <NameFields />
            <TextFormField
              name="birthday"
              type="date"
              autoComplete="bday"
              label={<FormattedMessage id="profile.person.birthday" />}
              hint={<FormattedMessage id="profile.person.birthday.hint" />}
            />
            <FormOutcome isSaved={isSaved} error={submitError} />
            <Button type="submit" loading={submitting}>
              <FormattedMessage id="profile.form.save" />
            </Button>
          </Stack>
        )}
      </Form>
    </Panel>
  );
}
