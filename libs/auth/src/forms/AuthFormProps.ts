import type { AuthForm } from '@shop/session';

/** What a form is told of where it stands: in the drawer, on the page of the login, or in the content of a page. */
export interface AuthFormProps {
  /** Address of a form, for links to it. */
  hrefOf: (form: AuthForm) => string;
  /** Shows another form. */
  onSwitch: (form: AuthForm) => void;
  /** Called when the visitor is signed in. */
  onSignedIn: () => void;
  /** Called by the close button of a confirmation. */
  onClose: () => void;
  /** Called when a new password is set: the form is over, and every way of closing it leads to the login. */
  onReset?: (() => void) | undefined;
  /** Another form is another page: a notice about the change has to outlive the navigation. */
  isPage?: boolean | undefined;
  /** In the content of a page, which shows the notice of a registration in the place of the form. */
  isInline?: boolean | undefined;
  /** Nobody can register: there is no link to it. */
  isRegistrationClosed?: boolean | undefined;
  /** The page about data protection. */
  privacyUrl: string;
}
