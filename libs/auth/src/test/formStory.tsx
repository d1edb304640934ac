import type { ComponentType } from 'react';
import type { AuthFormProps } from '../forms/AuthFormProps';

const nothing = () => undefined;

/** What the stories of all forms of accounts have in common: what is around the form, and nothing left by another. */
export const formStory = {
  args: {
    hrefOf: (form) => `/${form}`,
    onSwitch: nothing,
    onSignedIn: nothing,
    onClose: nothing,
    privacyUrl: '/datenschutz',
  } satisfies AuthFormProps,
  decorators: [
    (Story: ComponentType) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => sessionStorage.clear(),
};
