import { shoppingListPath } from '@shop/contracts/wish-links';
import { type PlanRecipe, toPlanText } from '@shop/recipes/shopping-list';
import { Button } from '@shop/ui-kit/button';
import { TextField } from '@shop/ui-kit/field';
import { Stack } from '@shop/ui-kit/layout';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';

const Box = styled(Stack)`
  align-items: start;
  & > :not(button) {
    justify-self: stretch;
  }
  @media print {
    display: none;
  }
`;

interface SharePlanProps {
  recipes: readonly PlanRecipe[];
  /** Address of the profile area. */
  profile: string;
}

/** A link that shows the same recipes to others. They are in the link itself: nothing is stored, nobody is named. */
export function SharePlan({ recipes, profile }: SharePlanProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Box>
        <Button mode="secondary" onClick={() => setOpen(true)}>
          <FormattedMessage id="profile.shoppingList.share" />
        </Button>
      </Box>
    );
  }
  return (
    <Box>
      <TextField
        label={<FormattedMessage id="profile.wishList.share.link" />}
        hint={formatMessage({ id: 'profile.shoppingList.share.hint' })}
        value={`${location.origin}${shoppingListPath(profile)}#list=${toPlanText(recipes)}`}
        readOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Box>
  );
}
