import { type ConsentChoice, optionalCategories, type OptionalCategory, useConsent } from '@shop/analytics';
import { Button } from '@shop/ui-kit/button';
import { Drawer } from '@shop/ui-kit/drawer';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CategoryField } from './CategoryField';
import { DrawerForm } from './DrawerForm';

export interface ConsentDrawerProps {
  /** Called before the choice takes effect. */
  onDecide?: () => void;
  onClose: () => void;
}

/** Every category explained, to be allowed one by one. Nothing is ticked that was not allowed before. */
export default function ConsentDrawer({ onDecide, onClose }: ConsentDrawerProps) {
  const { granted, decide } = useConsent();
  const [chosen, setChosen] = useState<readonly OptionalCategory[]>(() => optionalCategories.filter(granted));

  function handleDecide(choice: ConsentChoice) {
    onDecide?.();
    decide(choice);
    onClose();
  }
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    handleDecide(chosen);
  }

  return (
    <Drawer open onClose={onClose} side="right" size="narrow" title={<FormattedMessage id="frame.consent.settings" />}>
      <DrawerForm onSubmit={handleSubmit}>
        <p>
          <FormattedMessage id="frame.consent.intro" />
        </p>
        <CategoryField category="necessary" checked disabled />
        {optionalCategories.map((category) => (
          <CategoryField
            key={category}
            category={category}
            checked={chosen.includes(category)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, category] : chosen.filter((other) => other !== category))
            }
          />
        ))}
        <div className="answers">
          <Button type="submit" full>
            <FormattedMessage id="frame.consent.save" />
          </Button>
          <Button mode="secondary" full onClick={() => handleDecide('all')}>
            <FormattedMessage id="frame.consent.all" />
          </Button>
          <Button mode="secondary" full onClick={() => handleDecide('necessary')}>
            <FormattedMessage id="frame.consent.necessaryOnly" />
          </Button>
        </div>
      </DrawerForm>
    </Drawer>
  );
}
