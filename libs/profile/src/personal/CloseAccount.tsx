import { Button } from '@shop/ui-kit/button';
import { Drawer } from '@shop/ui-kit/drawer';
import { Heading } from '@shop/ui-kit/heading';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../shared/Panel';
import { CloseAccountForm } from './CloseAccountForm';

/** Ends the account, after a question and the password. `root` is where the visitor is led then. */
export function CloseAccount({ root }: { root: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel aria-labelledby="profile-close">
      <Heading level={2} size="l" id="profile-close">
        <FormattedMessage id="profile.close.title" />
      </Heading>
      <p>
        <FormattedMessage id="profile.close.text" />
      </p>
      <p>
        <Button mode="secondary" onClick={() => setOpen(true)}>
          <FormattedMessage id="profile.close.button" />
        </Button>
      </p>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        side="right"
        size="narrow"
        title={<FormattedMessage id="profile.close.question" />}
      >
        <CloseAccountForm root={root} onKeep={() => setOpen(false)} />
      </Drawer>
    </Panel>
  );
}
